import { styled } from '@mui/material/styles';
import type { CalendarItemKind } from '@crewcall/contracts-bookings';

/** What tells kinds apart by more than colour: a mark, an edge, a hatch. */
export const BarRoot = styled('button', {
  shouldForwardProp: (prop) => !['kind', 'startsHere', 'endsHere'].includes(String(prop)),
})<{ kind: CalendarItemKind; startsHere?: boolean; endsHere?: boolean }>(
  ({ theme: { vars }, kind, startsHere = true, endsHere = true }) => ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minWidth: 0,
    margin: `0 ${endsHere ? 4 : 0}px 0 ${startsHere ? 4 : 0}px`,
    padding: '3px 7px',
    border: 0,
    borderRadius: `${startsHere ? 6 : 0}px ${endsHere ? 6 : 0}px ${endsHere ? 6 : 0}px ${startsHere ? 6 : 0}px`,
    fontFamily: 'inherit',
    fontSize: '.8125rem',
    fontWeight: 560,
    lineHeight: 1.3,
    textAlign: 'left',
    cursor: 'pointer',
    '& .MuiSvgIcon-root': { flex: 'none', fontSize: '.875rem', strokeWidth: 2 },
    '& span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& em': {
      marginLeft: 'auto',
      paddingLeft: 4,
      color: vars.palette.text.secondary,
      fontStyle: 'normal',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    ...{
      booking: {
        paddingLeft: 9,
        background: vars.palette.success.tint,
        color: vars.palette.success.main,
        boxShadow: `inset 3px 0 0 ${vars.palette.success.main}`,
      },
      pencil: {
        paddingBlock: 2,
        border: `1.5px dashed ${vars.palette.warning.main}`,
        background: vars.palette.background.paper,
        color: vars.palette.warning.main,
      },
      offer: { background: vars.palette.info.tint, color: vars.palette.info.main },
      maybe: { background: vars.palette.warning.tint, color: vars.palette.warning.main },
      available: {
        background: vars.palette.background.paper,
        color: vars.palette.success.main,
        boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
      },
      unavailable: {
        background: `repeating-linear-gradient(135deg, ${vars.palette.background.sunken} 0 6px, ${vars.palette.background.paper} 6px 10px)`,
        color: vars.palette.text.secondary,
        boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
      },
      elsewhere: { background: vars.palette.background.sunken, color: vars.palette.text.secondary },
    }[kind],
  }),
);

/** One kind on a day of the phone's month. */
export const Dot = styled('i', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: CalendarItemKind }>(
  ({ theme: { vars }, kind }) => ({
    width: 9,
    height: 9,
    borderRadius: 3,
    ...{
      booking: { width: 14, background: vars.palette.success.main },
      pencil: { border: `1.5px dashed ${vars.palette.warning.main}` },
      offer: { borderRadius: '50%', boxShadow: `inset 0 0 0 2px ${vars.palette.info.main}` },
      maybe: {
        background: `linear-gradient(90deg, ${vars.palette.warning.main} 50%, transparent 50%)`,
        boxShadow: `inset 0 0 0 1.5px ${vars.palette.warning.main}`,
      },
      available: { borderRadius: '50%', background: vars.palette.success.main },
      unavailable: {
        background: `repeating-linear-gradient(135deg, ${vars.palette.text.hint} 0 2px, transparent 2px 4px)`,
      },
      elsewhere: { background: vars.palette.text.hint },
    }[kind],
  }),
);
