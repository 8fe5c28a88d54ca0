import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import {
  callLabelOf,
  clockChangeWords,
  dayWords,
  hoursWords,
  minutesOf,
  roleKitWords,
  type Call,
  type Role,
  roleTicketsWords,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Chip, DateBlock, EditIcon, LinkButton, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { LondonTime } from '../../../shared/zone';
import { filledOn, totalOf } from '../model/schedule';
import { FillBar } from './fill-bar';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) auto 44px',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 16px 12px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&.role': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', padding: '12px 16px' },
  '& .calls': { display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 6 },
  '& .acts': { display: 'flex', gap: 4, alignItems: 'center' },
  '& .about small': { display: 'block', color: vars.palette.text.secondary, fontSize: '.8125rem' },
  [phone]: {
    gridTemplateColumns: '60px minmax(0, 1fr) 44px',
    '& > .date': { gridRow: '1 / span 4' },
    '& > .about, & > .filled, & > .sheet': { gridColumn: 2, justifySelf: 'start' },
    '& > .filled': { justifySelf: 'stretch' },
    '& > .edit': { gridColumn: 3, gridRow: 1 },
    '&.role': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 12, '& > *': { gridColumn: '1' } },
  },
}));

interface CallRowProps {
  call: Call;
  /** Those that work it. */
  roles: readonly Role[];
  onEdit?: () => void;
}

export function CallRow({ call, roles, onEdit }: CallRowProps): ReactNode {
  const { starts_on, starts_at, ends_at, ends_on, from, to } = call;
  const isNext = Boolean(starts_at) && ends_on > starts_on;
  const clocks = call.clocks ? clockChangeWords(call) : null;
  return (
    <Row>
      <DateBlock day={dayWords(starts_on)} dateTime={starts_on} />
      <Typography variant="h5" component="h3">
        {call.name ?? 'Call'}
      </Typography>
      <Typography variant="body2" component="div" className="about">
        <b>
          {starts_at ? `${starts_at} to ${ends_at}` : 'Call time to follow'}
          {starts_at && <LondonTime />}
        </b>
        {starts_at && (
          <small>
            {isNext && `ends ${dayWords(ends_on)}${clocks ? '. ' : ', '}`}
            {clocks ?? hoursWords(minutesOf({ from: new Date(from), to: new Date(to) }))}
          </small>
        )}
        {call.place && <small>{call.place}</small>}
      </Typography>
      <div className="filled">
        <FillBar filled={filledOn(call.id, roles)} positions={totalOf(roles, 'positions')} />
      </div>
      {onEdit && call.job_id && (
        <LinkButton
          className="sheet"
          size="small"
          variant="outlined"
          to={webRoutes.jobSchedule.href(call.job_id, { sheet: call.id })}
          aria-label={`Call sheet of ${callLabelOf(call)}`}
        >
          Call sheet
        </LinkButton>
      )}
      {onEdit && (
        <IconButton className="edit" aria-label={`Edit ${callLabelOf(call)}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
      )}
    </Row>
  );
}

/** 'Needs IPAF. Nice to have: PASMA.' */
function RoleNeeds({ role: { tickets } }: { role: Role }): ReactNode {
  const words = roleTicketsWords(tickets);
  if (!words) return null;
  return <Typography variant="body2">{tickets.only_valid ? `${words} Only with valid tickets.` : words}</Typography>;
}

interface RoleRowProps {
  role: Role;
  calls: readonly Call[];
  actions?: ReactNode;
}

export function RoleRow({ role, calls, actions }: RoleRowProps): ReactNode {
  return (
    <Row className="role">
      <div>
        <Typography variant="h5" component="h3">
          {role.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[role.rate_words, role.estimate_words].filter(Boolean).join(', ')}
        </Typography>
        {role.kit.map((ask, index) => (
          <Typography key={index} variant="body2">
            Kit: {roleKitWords(ask)}
          </Typography>
        ))}
        <RoleNeeds role={role} />
        <span className="calls">
          {calls
            .filter(({ id }) => role.call_ids.includes(id))
            .map((call) => (
              <Chip key={call.id}>{callLabelOf(call)}</Chip>
            ))}
        </span>
      </div>
      <FillBar filled={role.filled} positions={role.positions} />
      {actions && <div className="acts">{actions}</div>}
    </Row>
  );
}
