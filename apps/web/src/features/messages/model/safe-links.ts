export type TextPart = { text: string; href?: string };

const LINK = /https?:\/\/[^\s<>"'`\u200B-\u200F\u202A-\u202E]+/gi;

/**
 * Splits a user's text at its web addresses. Only http and https become links, and only as they are written: nothing
 * else in the text is ever more than text. Punctuation that ends a sentence is not part of an address.
 */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]}'.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function hrefOf(address: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(address);
    return (protocol === 'http:' || protocol === 'https:') && !username && !password ? href : null;
  } catch {
    return null;
  }
}
