/** Makes a path or hash decodable: replaces the percent signs that begin no character, as in a truncated URL. */
function decodable(part: string, replacement: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', replacement);
  }
}

/** Gatsby decodes the hash once and the path twice, and throws if that fails. */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const [path, fragment] = [decodable(pathname, ''), decodable(hash, '%25')];
  if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
}

// Before Gatsby reads the URL: on page load, and whenever the visitor changes the hash.
correctAddress();
addEventListener('popstate', correctAddress, { capture: true });
