/**
 * The one spelling of a path that everything behind the gateway sees, so that no two parts can read it differently:
 * unreserved characters unescaped, `//` collapsed, `.` and `..` resolved, `;parameters` dropped.
 * Undefined when there is no honest reading: an escaped slash, backslash or control character, or a broken escape.
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/') || !/^[\x21-\x7e]*$/.test(path) || /[\\#]/.test(path)) return undefined;
  if (/%(?![0-9a-f]{2})/i.test(path) || /%(2f|5c|25|7f|[01][0-9a-f])/i.test(path)) return undefined;
  if (!isUtf8(path)) return undefined;
  const plain = path.replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : escape.toUpperCase();
  });
  const kept: string[] = [];
  const segments = plain.split('/').map((segment) => segment.split(/;|%3B/, 1)[0] ?? '');
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  const endsOpen = kept.length > 0 && /(\/|\/\.\.?)$/.test(segments.join('/'));
  return `/${kept.join('/')}${endsOpen ? '/' : ''}`;
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
