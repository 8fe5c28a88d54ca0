/**
 * Packages that every page needs, in one file that changes only with a release of theirs: a deploy of ours leaves it in
 * people's caches. One file compresses 3 KiB better than three.
 */
const packages = (names: string[]): RegExp => new RegExp(`node_modules[\\/](${names.join('|')})[\\/]`);

const core = packages([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@reduxjs',
  'react-redux',
  'redux',
  'immer',
  'reselect',
  'redux-thunk',
  'use-sync-external-store',
  '@emotion',
  'stylis',
  '@mui[\\/](system|styled-engine|utils|private-theming)',
  '@mui[\\/]material[\\/](styles|utils|zero-styled|Button|ButtonBase|IconButton|Typography|CssBaseline|SvgIcon|Link|InitColorSchemeScript|DefaultPropsProvider)',
]);

/** Parts of the same folders that only dialogs use: they come with the first of those. */
const later =
  /RovingTabIndex|FocusTrap|ScrollBarSize|SlotProps|useSlot|getActiveElement|ownerDocument|ownerWindow|debounce/;

/** Parts of those that are a line or two each. */
const small =
  /node_modules[\\/]@mui[\\/].*(dividerClasses|useSlot|mergeSlotProps|ownerDocument|getActiveElement|appendOwnerState|resolveComponentProps)/;

/** Our own parts that most pages show: one file of them is half as long as twenty. */
const parts =
  /libs[\\/]web[\\/]ui[\\/]src[\\/](rows[\\/](date-block|facts|row-list)|states[\\/](chip|chip-list|state-chip|note)|layout[\\/](card|section)|overlays[\\/](tooltip|use-tooltip|dialog)|navigation[\\/](pagination|page-numbers|count)|icon)\.tsx?$|libs[\\/].*[\\/](relative-time|job\.routes|listed|action-url\.rules|core[\\/]src[\\/]distance\.rules)\.ts$|shared[\\/](query-state[\\/]use-filled-page|toggle[\\/]use-toggle)\.ts$/;
const fields =
  /libs[\\/]web[\\/]ui[\\/]src[\\/]fields[\\/](field|field-note|text-field|select-field|use-typed-filter|password-field)\.tsx?$|shared[\\/]forms[\\/]judged-by\.ts$/;
/** Rules and words of jobs that are a line or two each: who shows a job needs most of them. */
const job =
  /libs[\\/]contracts[\\/]jobs[\\/].*[\\/]((distance|job-type|event-day|job-limits)\.rules|job\.state|(duration|rate)-words|board\.routes)\.ts$|jobs[\\/]model[\\/]job-labels\.ts$/;

/** The same of accounts, and of what judges a password. */
const accounts =
  /session[\\/]accounts\.api\.ts$|features[\\/]accounts[\\/]model[\\/](accounts\.rules|browser-key\.storage)\.ts$/;
const passwords = /passwords[\\/](password-strength|common-password-problem)\.tsx?$|fields[\\/]rule-list\.tsx$/;

export const chunks = [
  { name: 'vendor', test: (id: string): boolean => core.test(id) && !later.test(id), priority: 30 },
  {
    name: 'base',
    test: /libs[\\/]web[\\/]data-access[\\/]src[\\/](api[\\/]base|session[\\/](session\.s|end)|toasts[\\/]toast\.s)/,
    priority: 15,
  },
  { name: 'parts', test: (id: string): boolean => small.test(id) || parts.test(id), priority: 15 },
  { name: 'fields', test: fields, priority: 15 },
  { name: 'jobs', test: job, priority: 15 },
  { name: 'accounts', test: accounts, priority: 15 },
  { name: 'passwords', test: passwords, priority: 15 },
  { name: 'choices', test: /libs[\\/]web[\\/]ui[\\/]src[\\/]fields[\\/](check|choice)-field\.tsx$/, priority: 15 },
];

/** Files that a page has before it asks for a part of itself: a list of what the part needs is shorter without them. */
export const onEveryPage = /[\\/](rolldown-runtime|vendor|base|parts|entry\.client)-[\w-]+\.js$/;

/**
 * Nearly every function of the files of every page is called before a page is alive. Told so, V8 compiles them while the
 * file comes, beside the main thread, instead of one by one on it: a phone's longest task is a quarter shorter.
 * See https://v8.dev/blog/explicit-compile-hints; other engines read a comment.
 */
export const compiledAhead = ({ fileName }: { fileName: string }): string =>
  onEveryPage.test(`/${fileName}`) ? '//# allFunctionsCalledOnLoad' : '';
