/** Whether a path or a hash can be decoded. In one that was cut off, a percent sign may begin no letter. */
function isValid(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}

/** Gatsby decodes the address and would end with an error where that cannot be done: then percent signs are taken literally. */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const [path, fragment] = [pathname, hash].map((part) =>
    !part || isValid(part) ? part : part.replaceAll('%', '%25'),
  );
  if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', `${path}${search}${fragment}`);
}

// Before Gatsby reads the address, when the page is opened and whenever the visitor changes the hash.
correctAddress();
addEventListener('popstate', correctAddress, { capture: true });
