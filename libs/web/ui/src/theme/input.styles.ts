import type { ThemeComponents } from './baseline.styles';

export const inputs: ThemeComponents = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 44,
        borderRadius: 8,
        background: vars.palette.background.paper,
        lineHeight: 1.5,
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: vars.palette.edge, transition: 'none' },
        '& legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.hint },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: vars.palette.info.main },
        '&.Mui-error:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.error.main,
          boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
        },
        '&.is-good:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.success.main,
          boxShadow: `inset 0 0 0 1px ${vars.palette.success.main}`,
        },
        '&.Mui-disabled': { background: vars.palette.background.sunken, color: vars.palette.text.hint },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.divider },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.MuiInputBase-adornedStart': { paddingLeft: 0 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 0 },
        '& > .MuiSvgIcon-root': { marginLeft: 12, marginRight: -4, color: vars.palette.text.hint, flex: 'none' },
      }),
      input: ({ theme: { vars } }) => ({
        height: 'auto',
        padding: '9px 12px',
        '&::placeholder': { color: vars.palette.text.hint, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
        // The field is focused as a whole; the inner control needs no second ring.
        '&:focus-visible': { outline: 'none' },
        // Its hidden twin measures one line: a least height there would count for every row.
        '&:is(textarea)': { resize: 'vertical' },
        '&:is(textarea):not([aria-hidden])': { minHeight: 72 },
        '&:is(select)': {
          appearance: 'none',
          cursor: 'pointer',
          paddingRight: 36,
          textOverflow: 'ellipsis',
          backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.palette.text.secondary} 50%), linear-gradient(135deg, ${vars.palette.text.secondary} 50%, transparent 50%)`,
          backgroundPosition: 'calc(100% - 18px) 50%, calc(100% - 13px) 50%',
          backgroundSize: '5px 5px',
          backgroundRepeat: 'no-repeat',
          '& option': { background: vars.palette.background.paper, color: vars.palette.text.primary },
        },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        fontSize: '.875rem',
        fontWeight: 600,
        lineHeight: 1.55,
        color: vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        display: 'flex',
        gap: 6,
        margin: 0,
        fontSize: '.875rem',
        fontWeight: 400,
        lineHeight: 1.55,
        color: vars.palette.text.hint,
        '& .MuiSvgIcon-root': { fontSize: '1rem', marginTop: 3, strokeWidth: 2, flex: 'none' },
        '&.is-good': { color: vars.palette.success.main },
        '&.Mui-error': { color: vars.palette.error.main },
      }),
    },
  },
};
