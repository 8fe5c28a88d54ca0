import { styled } from '@mui/material/styles';
import { Card, phone } from '@crewcall/web-ui';

export const ROW_HEIGHT = 72;
export const PANEL_HEIGHT = 500;

/** Two panes side by side; on a phone the one that is asked for, as tall as the screen allows. */
export const Panes = styled(Card, { shouldForwardProp: (prop) => prop !== 'isOpen' })<{ isOpen: boolean }>(
  ({ isOpen }) => ({
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    height: PANEL_HEIGHT,
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginInline: -16,
      borderRadius: 0,
      borderInline: 0,
      // What is left of the screen below the header and the tabs.
      height: 'max(440px, calc(100dvh - 240px))',
      [isOpen ? '& > [data-pane="list"]' : '& > [data-pane="thread"]']: { display: 'none' },
      // A conversation has the screen to itself, as much of it as the keyboard leaves.
      ...(isOpen && {
        position: 'fixed',
        top: 'var(--seen-top, 0px)',
        insetInline: 0,
        zIndex: 8,
        height: 'var(--seen-height, 100dvh)',
        margin: 0,
        border: 0,
      }),
    },
  }),
);

export const ListPane = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: `1px solid ${vars.palette.divider}`,
  [phone]: { borderRight: 0 },
}));

export const PaneHead = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 8px 8px 16px',
  background: vars.palette.background.paper,
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

export const ThreadPane = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.palette.background.default,
}));

/** Turned round, so that it stands at its end and stays there when older messages come in above. */
export const Flow = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const Divider = styled('div', { shouldForwardProp: (prop) => prop !== 'isNew' })<{ isNew?: boolean }>(
  ({ theme: { vars }, isNew }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: 12,
    alignItems: 'center',
    margin: '8px 0',
    color: isNew ? vars.palette.secondary.main : vars.palette.text.hint,
    fontSize: '.75rem',
    fontWeight: 560,
    '&::before, &::after': {
      content: '""',
      height: 1,
      background: isNew ? vars.palette.secondary.main : vars.palette.divider,
    },
  }),
);

interface BubbleProps {
  isMine: boolean;
  isFailed?: boolean;
}

export const Bubble = styled('div', {
  shouldForwardProp: (prop) => prop !== 'isMine' && prop !== 'isFailed',
})<BubbleProps>(({ theme: { vars }, isMine, isFailed }) => ({
  position: 'relative',
  width: 'fit-content',
  maxWidth: 'min(78%, 520px)',
  marginLeft: isMine ? 'auto' : 0,
  padding: '9px 14px',
  border: `1px solid ${isFailed ? vars.palette.error.main : isMine ? 'transparent' : vars.palette.divider}`,
  borderRadius: isMine ? '14px 4px 14px 14px' : '4px 14px 14px 14px',
  background: isMine && !isFailed ? vars.palette.info.tint : vars.palette.background.paper,
  fontSize: '.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  [phone]: { maxWidth: '88%' },
  // Wanted seldom: under a pointer it shows where the pointer is.
  '@media (hover: hover)': { '&:not(:hover, :focus-within) .report': { opacity: 0 } },
}));

export const Stamp = styled('div', { shouldForwardProp: (prop) => prop !== 'isRead' })<{ isRead?: boolean }>(
  ({ theme: { vars }, isRead }) => ({
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 4,
    marginTop: 2,
    color: vars.palette.text.secondary,
    fontSize: '.75rem',
    lineHeight: 1.2,
    whiteSpace: 'normal',
    '& .MuiSvgIcon-root': { fontSize: '1rem', ...(isRead && { color: vars.palette.secondary.main }) },
  }),
);

export const ComposerRow = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
  padding: '10px 12px',
  [phone]: { paddingBottom: 'max(10px, env(safe-area-inset-bottom))' },
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

export const Words = styled('textarea')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  maxHeight: 132,
  padding: '10px 12px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 8,
  resize: 'none',
  fieldSizing: 'content',
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  font: 'inherit',
  lineHeight: 1.4,
  '&::placeholder': { color: vars.palette.text.hint, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${vars.palette.secondary.main}`, outlineOffset: 1 },
}));
