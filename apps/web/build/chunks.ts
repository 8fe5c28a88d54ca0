/**
 * Packages that every page needs, in three files that change only with a release of theirs: a deploy of ours leaves
 * them in people's caches.
 */
const packages = (names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const core = packages([
  '@emotion',
  'stylis',
  '@mui[\\\\/](system|styled-engine|utils|private-theming)',
  '@mui[\\\\/]material[\\\\/](styles|utils|zero-styled|Button|ButtonBase|IconButton|Typography|CssBaseline|SvgIcon|Link|InitColorSchemeScript|DefaultPropsProvider)',
]);

/** Parts of the same folders that only menus and dialogs use: they come with the first of those. */
const later =
  /RovingTabIndex|FocusTrap|ScrollBarSize|SlotProps|useSlot|getActiveElement|ownerDocument|ownerWindow|debounce/;

/** Parts of those that are a line or two each. */
const small =
  /node_modules[\\/]@mui[\\/].*(dividerClasses|useSlot|mergeSlotProps|ownerDocument|getActiveElement|appendOwnerState|resolveComponentProps)/;

export const chunks = [
  {
    name: 'react',
    test: packages(['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom']),
    priority: 30,
  },
  {
    name: 'state',
    test: packages(['@reduxjs', 'react-redux', 'redux', 'immer', 'reselect', 'redux-thunk', 'use-sync-external-store']),
    priority: 25,
  },
  { name: 'mui', test: (id: string): boolean => core.test(id) && !later.test(id), priority: 20 },
  // One file instead of many small ones: each is a name in the list that comes with the first page.
  {
    name: 'base',
    test: /libs[\\/]web[\\/]data-access[\\/]src[\\/](api[\\/]base|session[\\/](session\.s|end)|toasts[\\/]toast\.s)/,
    priority: 15,
  },
  { name: 'lists', test: /libs[\\/].*[\\/](relative-time|job\.routes|listed)\.ts$/, priority: 15 },
  { name: 'mui-later', test: (id: string): boolean => small.test(id), priority: 15 },
];
