import { styled } from '@mui/material/styles';
import { dayWords, type AvailabilityWord } from '@crewcall/contracts-bookings';
import { VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { availabilityLabel, type Known } from './availability-labels';

const Marks = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const Mark = styled('li', { shouldForwardProp: (prop) => prop !== 'word' })<{ word: AvailabilityWord }>(({
  theme: { vars },
  word,
}) => {
  const { success, warning, error } = vars.palette;
  const hatch = `repeating-linear-gradient(135deg, ${error.tint} 0 4px, transparent 4px 8px)`;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    border: `1.5px solid ${vars.palette.divider}`,
    borderRadius: 6,
    color: vars.palette.text.secondary,
    fontSize: '.75rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    // Full, open, half, dashed, hatched: readable without colour.
    ...(word === 'free' && { borderColor: success.main, background: success.tint, color: success.main }),
    ...(word === 'maybe' && { background: `linear-gradient(90deg, ${warning.tint} 50%, transparent 50%)` }),
    ...(word === 'pencilled' && { borderStyle: 'dashed', borderColor: warning.main, color: warning.main }),
    ...(word === 'partly' && { background: `linear-gradient(0deg, ${error.tint} 50%, transparent 50%)` }),
    ...(word === 'busy' && { borderColor: error.main, background: hatch, color: error.main }),
  };
});

export interface MarkedDay extends Known {
  /** A London day. */
  day: string;
  /** What it is called where two marks have the same day. */
  label?: string;
}

/** A square for each day or call, by its date; what it means is read with each. */
export function FreeMarks({ marks }: { marks: readonly MarkedDay[] }): ReactNode {
  return (
    <Marks>
      {marks.map(({ day, label = dayWords(day), ...known }, index) => (
        <Mark key={index} word={known.word} title={`${label}: ${availabilityLabel(known)}`}>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <VisuallyHidden>{`${label}: ${availabilityLabel(known)}`}</VisuallyHidden>
        </Mark>
      ))}
    </Marks>
  );
}
