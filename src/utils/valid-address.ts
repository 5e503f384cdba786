/** A path or a hash that can be decoded: in one that was cut off, a percent sign may begin no letter, and is replaced. */
function decodable(part: string, replacement: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', replacement);
  }
}

/** Gatsby decodes the hash, and the path twice, and would end with an error where that cannot be done. */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const [path, fragment] = [decodable(pathname, ''), decodable(hash, '%25')];
  if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
}

// Before Gatsby reads the address: when the page is opened, and whenever the visitor changes the hash.
correctAddress();
addEventListener('popstate', correctAddress, { capture: true });
