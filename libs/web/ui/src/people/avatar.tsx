import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

const sizes = { s: [32, '.75rem'], m: [44, '.9375rem'], l: [56, '1.125rem'], xl: [96, '1.75rem'] } as const;
export type AvatarSize = keyof typeof sizes;
type Tint = 1 | 2 | 3 | 4;

/** Our own pictures and those that are in the address. Another host would learn who looks at whom. */
const isShown = (address: string): boolean => /^(data:image\/|\/api\/media\/)/i.test(address);

/** The same person has the same tint everywhere. */
export function tintOf(seed: string): Tint {
  let hash = 0;
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash % 4) + 1) as Tint;
}

interface RootProps {
  tint: Tint;
  size: AvatarSize;
  isCompany: boolean;
}

const Root = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tint' && prop !== 'size' && prop !== 'isCompany',
})<RootProps>(({ theme: { vars }, tint, size, isCompany }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes[size][0],
  height: sizes[size][0],
  borderRadius: isCompany ? 10 : '50%',
  overflow: 'hidden',
  background: vars.palette.avatar[`bg${tint}`],
  color: vars.palette.avatar[`fg${tint}`],
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
  fontSize: sizes[size][1],
  fontWeight: 640,
  lineHeight: 1,
  letterSpacing: '.01em',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface AvatarProps {
  /** Usually the user's id: what the tint is chosen by. */
  seed: string;
  /** Two letters, shown when there is no picture or it does not load. */
  initials: string;
  src?: string | null;
  /** Instead of the initials where a picture was expected: one that did not load, or that is not shown. */
  placeholder?: ReactNode;
  size?: AvatarSize;
  /** People are round, companies are squares. */
  isCompany?: boolean;
}

/** Decorative: the name stands beside it, or in the label of the control around it. */
export function Avatar({ seed, initials, src, placeholder, size = 'm', isCompany = false }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && isShown(src) && src !== broken ? src : null;
  return (
    <Root tint={tintOf(seed)} size={size} isCompany={isCompany} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width={sizes[size][0]} height={sizes[size][0]} onError={() => setBroken(picture)} />
      ) : (
        ((src ? placeholder : undefined) ?? initials)
      )}
    </Root>
  );
}
