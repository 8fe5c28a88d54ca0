import type { ThemeComponents } from './baseline.styles';

/** Small parts that tell a state: chips, skeletons, progress, badges, tabs, pages, tables. */
export const signals: ThemeComponents = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 6,
        borderRadius: 3,
        background: vars.palette.background.sunken,
        boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
      }),
      bar: ({ theme: { vars }, ownerState: { color = 'primary' } }) => ({
        borderRadius: 3,
        background: vars.palette[color === 'primary' || color === 'inherit' ? 'info' : color].main,
      }),
    },
  },
  MuiBadge: {
    defaultProps: { max: 99 },
    styleOverrides: {
      badge: ({ theme: { vars } }) => ({
        height: 18,
        minWidth: 20,
        padding: '0 5px',
        borderRadius: 9,
        background: vars.palette.common.ink,
        color: vars.palette.common.paper,
        fontSize: '.6875rem',
        fontWeight: 680,
        boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
        transition: 'none',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '10px 16px',
        borderColor: vars.palette.divider,
        fontSize: '.875rem',
        lineHeight: 1.55,
      }),
      head: ({ theme: { vars } }) => ({
        background: vars.palette.background.sunken,
        color: vars.palette.text.hint,
        fontSize: '.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
};
