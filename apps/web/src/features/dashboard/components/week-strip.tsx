import { styled } from '@mui/material/styles';
import type { CalendarItemKind } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import {
  BlockedIcon,
  Card,
  CheckIcon,
  EditIcon,
  HalfIcon,
  RingIcon,
  Section,
  TextLink,
  VisuallyHidden,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayLabel } from '../model/london-words';
import type { WeekDay } from '../model/week-days';

const Days = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& li + li': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    height: '100%',
    padding: '10px 3px 12px',
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    textDecoration: 'none',
    '&:hover': { background: vars.palette.background.sunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& b': { padding: '0 8px', color: vars.palette.text.primary, fontSize: '1.25rem', lineHeight: 1.2 },
  '& .now b': { borderRadius: 8, background: vars.palette.common.ink, color: vars.palette.common.paper },
}));
const State = styled('span', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: CalendarItemKind | null }>(
  ({ theme: { vars }, kind }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    width: '100%',
    minHeight: 24,
    marginTop: 6,
    borderRadius: 6,
    fontSize: '.75rem',
    fontWeight: 580,
    whiteSpace: 'nowrap',
    '& .MuiSvgIcon-root': { fontSize: '.8125rem', strokeWidth: 2.2 },
    ...(kind &&
      {
        booking: { background: vars.palette.success.tint, color: vars.palette.success.main },
        offer: { background: vars.palette.info.tint, color: vars.palette.info.main },
        pencil: { border: `1.5px dashed ${vars.palette.warning.main}`, color: vars.palette.warning.main },
        maybe: { background: vars.palette.warning.tint, color: vars.palette.warning.main },
        unavailable: {
          background: `repeating-linear-gradient(135deg, ${vars.palette.background.sunken} 0 6px, ${vars.palette.background.paper} 6px 10px)`,
          boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
        },
        available: { color: vars.palette.success.main },
        elsewhere: { background: vars.palette.background.sunken },
      }[kind]),
    // A phone has room for the sign alone; the words are in the link's name.
    '@media (max-width: 599.95px)': { '& > span': { display: 'none' } },
  }),
);

const states: Record<CalendarItemKind, { label: string; icon: ReactNode }> = {
  booking: { label: 'Booked', icon: <CheckIcon /> },
  pencil: { label: 'Pencil', icon: <EditIcon /> },
  offer: { label: 'Offer', icon: <RingIcon /> },
  unavailable: { label: 'Away', icon: <BlockedIcon /> },
  elsewhere: { label: 'Busy', icon: <BlockedIcon /> },
  maybe: { label: 'Maybe', icon: <HalfIcon /> },
  available: { label: 'Free', icon: null },
};
const free = { label: 'Free', icon: null };

/** The next seven days, each a way into the calendar. The sign and the word carry the state, not the colour alone. */
export function WeekStrip({ days }: { days: readonly WeekDay[] }): ReactNode {
  return (
    <Section title="Next seven days" actions={<TextLink to={webRoutes.calendar.href()}>Open calendar</TextLink>}>
      <Card>
        <Days>
          {days.map(({ day, kind }, index) => {
            const { label, icon } = kind ? states[kind] : free;
            const [weekday, number] = dayLabel(day).split(' ');
            return (
              <li key={day}>
                <Link to={webRoutes.calendar.href({ on: day })} {...(index === 0 && { className: 'now' })}>
                  <VisuallyHidden>
                    {dayLabel(day)}, {index === 0 && 'today, '}
                    {label}
                  </VisuallyHidden>
                  <span aria-hidden="true">{weekday}</span>
                  <b aria-hidden="true">{number}</b>
                  <State kind={kind} aria-hidden="true">
                    {icon}
                    <span>{index === 0 && !kind ? 'Today' : label}</span>
                  </State>
                </Link>
              </li>
            );
          })}
        </Days>
      </Card>
    </Section>
  );
}
