# Analysis and review in the browser.
