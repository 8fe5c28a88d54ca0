import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Target = Pick<LinkProps, 'to' | 'replace' | 'state' | 'reloadDocument' | 'viewTransition'>;

/** Looks like a button, is a link: it has an address, and opens in a new tab when asked to. */
export function LinkButton(props: Omit<ButtonProps<typeof Link>, 'component'> & Target): ReactNode {
  return <Button component={Link} {...props} />;
}

export function TextLink(props: Omit<MuiLinkProps<typeof Link>, 'component'> & Target): ReactNode {
  return <MuiLink component={Link} {...props} />;
}
