import { styled } from '@mui/material/styles';
import { calendarItemKinds, type CalendarItemKind } from '@crewcall/contracts-bookings';
import { BlockedIcon, CheckIcon, HalfIcon, LockIcon, RingIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { kindWords } from '../model/item-labels';

const Sign = styled('u', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: CalendarItemKind }>(
  ({ theme: { vars }, kind }) => ({
    flex: 'none',
    ...(kind === 'pencil'
      ? { width: 16, height: 12, borderRadius: 3, border: `1.5px dashed ${vars.palette.warning.main}` }
      : { width: 10, height: 10, borderRadius: '50%', background: vars.palette.success.main }),
  }),
);

/** The mark that tells a kind without its colour. */
export function KindMark({ kind }: { kind: CalendarItemKind }): ReactNode {
  if (kind === 'booking') return <CheckIcon />;
  if (kind === 'offer') return <RingIcon />;
  if (kind === 'maybe') return <HalfIcon />;
  if (kind === 'elsewhere') return <LockIcon />;
  if (kind === 'unavailable') return <BlockedIcon />;
  return <Sign kind={kind} aria-hidden="true" />;
}

const Marks = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  '& li': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  '& .MuiSvgIcon-root': { fontSize: '.875rem', strokeWidth: 2 },
}));

export function Legend(): ReactNode {
  return (
    <Marks aria-label="What the marks mean">
      {calendarItemKinds.map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {kindWords[kind]}
        </li>
      ))}
    </Marks>
  );
}
