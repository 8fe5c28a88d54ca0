import Link from '@mui/material/Link';
import { useMemo, type ReactNode } from 'react';
import { partsOf } from '../model/safe-links';

/** A user's words: text as text, addresses as links that tell the other site nothing about us. */
export function MessageText({ content }: { content: string }): ReactNode {
  const parts = useMemo(() => partsOf(content), [content]);
  return parts.map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
