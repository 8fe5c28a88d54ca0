import type { ReactNode } from 'react';

const lineSeparators = /[\u2028\u2029]/g;

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
const textOf = (value: object): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(lineSeparators, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** Structured data for search engines. */
export function JsonLd({ value }: { value: object }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(value) }} />;
}
