import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { scoreParts, scorePartWords } from '@crewcall/contracts-bookings';
import { DownIcon, UpIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

const Words = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& ul': { display: 'grid', gap: 4 },
  '& .MuiButton-root': { justifySelf: 'start' },
}));
const parts = Object.keys(scoreParts) as (keyof typeof scoreParts)[];

/** The formula, the same for all, and what is never part of it. */
export function RankingWords(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Words>
      <p>Only people who are free, within their own travel radius and not blocked. All have the same rate.</p>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        How is this ranked?
        {isOpen ? <UpIcon /> : <DownIcon />}
      </Button>
      {isOpen && (
        <>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                {scorePartWords[part]}: up to {scoreParts[part]} points
              </li>
            ))}
          </ul>
          <p>
            Reserves come first, then who said to be free, then the rest by points; of equals the one asked longest ago.
            Age, photo, name and profile views are no part of it.
          </p>
        </>
      )}
    </Words>
  );
}
