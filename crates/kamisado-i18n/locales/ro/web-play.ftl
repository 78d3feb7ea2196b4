# Playing in the browser.
