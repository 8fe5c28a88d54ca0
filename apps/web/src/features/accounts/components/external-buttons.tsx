import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TERMS_PATH } from '@crewcall/contracts-core';
import {
  authRoutes,
  externalProviderNames,
  externalProviders,
  type ChosenRole,
  type ExternalProvider,
} from '@crewcall/contracts-identity';
import { FacebookIcon, GoogleIcon, LinkedInIcon } from '@crewcall/web-ui';
import { needsApp } from '../../../shared/parts';
import { newReturnKey, rememberReturnKey } from '../model/return-key.storage';

const icons = { google: <GoogleIcon />, facebook: <FacebookIcon />, linkedin: <LinkedInIcon /> };

const Or = styled('p')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: 12,
  alignItems: 'center',
  color: vars.palette.text.hint,
  fontSize: '.875rem',
  '&::before, &::after': { content: '""', height: 1, background: vars.palette.divider },
}));

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  '& .MuiButton-root': { minHeight: 44, paddingInline: 6 },
});

/** Leaves the app: the provider asks the person, and sends them back here. A new account gets the chosen role. */
export function ExternalButtons({ role, next }: { role?: ChosenRole; next?: string }): ReactNode {
  const hrefOf = (provider: ExternalProvider, key?: string): string => {
    const query = new URLSearchParams({ ...(role && { role }), ...(key && { return_key: key }) });
    return `${authRoutes.external(provider)}?${query}`;
  };
  // A key that the web server rendered would be another than the one that this tab remembers.
  const leave = (provider: ExternalProvider, link: HTMLAnchorElement): void => {
    const key = newReturnKey();
    rememberReturnKey(key, next);
    link.setAttribute('href', hrefOf(provider, key));
  };
  return (
    <>
      <Or>or continue with</Or>
      <Row>
        {externalProviders.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            component="a"
            href={hrefOf(provider)}
            {...needsApp}
            onClick={(event) => leave(provider, event.currentTarget)}
            startIcon={icons[provider]}
          >
            {externalProviderNames[provider]}
          </Button>
        ))}
      </Row>
      <Typography variant="body2" sx={{ color: 'text.hint', textAlign: 'center' }}>
        A new account made this way accepts our{' '}
        <Link href={TERMS_PATH} target="_blank" rel="noopener">
          terms of use
        </Link>
        .
      </Typography>
    </>
  );
}
