import { styled } from '@mui/material/styles';
import { RightIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Nav = styled('nav')(({ theme: { vars } }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    padding: '0 16px',
    color: vars.palette.text.primary,
    fontSize: '.9375rem',
    fontWeight: 540,
    textDecoration: 'none',
    '&:hover': { background: vars.palette.background.sunken },
  },
  '& .MuiSvgIcon-root': { fontSize: '1rem', color: vars.palette.text.hint },
  '@media (max-width: 999.95px)': {
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 12,
    background: vars.palette.background.paper,
    '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  },
  '@media (min-width: 1000px)': {
    '& a': { borderRadius: 8 },
    '& .MuiSvgIcon-root': { display: 'none' },
  },
  '@media (min-width: 1000px) and (min-height: 780px)': { position: 'sticky', top: 88 },
}));

export interface SettingsPlace {
  id: string;
  title: string;
}

/** What the settings are about, each with its way there: a list on a phone, beside them at a desk. */
export function SettingsIndex({ parts }: { parts: readonly SettingsPlace[] }): ReactNode {
  return (
    <Nav aria-label="Settings">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>
              {title}
              <RightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
