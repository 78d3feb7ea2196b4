use core::fmt;
use core::ops::Deref;

/// A list of at most `N` values, kept in place: what one move sets off is never more than a handful.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    values: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// An empty list; `filler` occupies the places not in use.
    pub(crate) const fn new(filler: T) -> Few<T, N> {
        Few {
            values: [filler; N],
            len: 0,
        }
    }

    /// Appends a value. The rules bound how many there can be, so a full list is a bug.
    pub(crate) fn push(&mut self, value: T) {
        self.values[usize::from(self.len)] = value;
        self.len += 1;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize, const N: usize> serde::Serialize for Few<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}
