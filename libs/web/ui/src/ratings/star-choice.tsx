import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { StarIcon } from '../icons';
import { VisuallyHidden } from '../layout/section';

const Stars = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  '& label': { display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 8, cursor: 'pointer' },
  '& label:has(:focus-visible)': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2 },
  '& .MuiSvgIcon-root': { fontSize: '1.75rem', strokeWidth: 1.2, color: vars.palette.text.hint },
  '& [data-on="true"] .MuiSvgIcon-root': { color: vars.palette.text.primary, fill: 'currentColor' },
  '& output': { marginLeft: 12, fontWeight: 600, fontSize: '.875rem' },
}));

const HiddenInput = styled('input')({ position: 'absolute', width: 1, height: 1, margin: 0, opacity: 0 });

interface StarChoiceProps {
  /** What is rated, for screen readers. */
  label: string;
  /** The words for 1 to 5 stars. */
  words: readonly [string, string, string, string, string];
  value: number | null;
  onChange: (value: number) => void;
}

/** Five stars of which one is chosen, by mouse, finger or arrow keys. */
export function StarChoice({ label, words, value, onChange }: StarChoiceProps): ReactNode {
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const lit = hovered ?? value ?? 0;
  return (
    <Stars onMouseLeave={() => setHovered(null)}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {words.map((word, at) => (
        <label key={word} data-on={at < lit} onMouseEnter={() => setHovered(at + 1)}>
          <HiddenInput
            type="radio"
            name={name}
            value={at + 1}
            checked={value === at + 1}
            onChange={() => onChange(at + 1)}
          />
          <StarIcon />
          <VisuallyHidden>{`${at + 1}, ${word}`}</VisuallyHidden>
        </label>
      ))}
      <output aria-hidden="true">{words[lit - 1] ?? ''}</output>
    </Stars>
  );
}
