import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { SearchIcon } from '@crewcall/web-ui';

const Root = styled('form')(({ theme: { vars } }) => ({
  position: 'relative',
  flex: 1,
  maxWidth: 320,
  marginLeft: 'auto',
  '& .MuiSvgIcon-root': { position: 'absolute', left: 12, top: 10, color: vars.palette.text.hint },
  '& input': {
    width: '100%',
    height: 40,
    padding: '0 12px 0 40px',
    border: `1px solid ${vars.palette.edge}`,
    borderRadius: 8,
    background: vars.palette.background.paper,
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: '.9375rem',
  },
  '& input::placeholder': { color: vars.palette.text.hint, opacity: 1 },
  '& input:focus': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: 0, borderColor: 'transparent' },
}));

/** Enter goes to the jobs that match. Nothing typed, nothing happens. */
export function SearchBox({ onGone, className }: { onGone?: () => void; className?: string }): ReactNode {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem('search');
    const words = box instanceof HTMLInputElement ? box.value.trim() : '';
    if (!words) return;
    event.currentTarget.reset();
    void navigate(webRoutes.jobs.href({ search: words }));
    onGone?.();
  };
  return (
    <Root role="search" action={webRoutes.jobs.path} onSubmit={search} className={className}>
      <SearchIcon />
      <input
        type="search"
        name="search"
        aria-label="Search jobs"
        placeholder="Search jobs"
        maxLength={200}
        enterKeyHint="search"
      />
    </Root>
  );
}
