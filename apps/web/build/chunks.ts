interface Chunk {
  name: string;
  /** Of two that want a file the higher gets it. */
  priority: number;
  /** How the paths of its files begin, from the root of the repository; what those import comes with them. */
  of: string[];
  not?: string[];
}

const under = (folder: string, ...starts: string[]): string[] => starts.map((start) => `${folder}/${start}`);
const packages = (...names: string[]): string[] => names.map((name) => `node_modules/${name}/`);

/** Which files come together, and why. All others are where the pages that need them have them. */
const table: Chunk[] = [
  {
    // Packages of every page: a deploy of ours leaves them in people's caches, and one file is 3 KiB less than three.
    name: 'vendor',
    priority: 30,
    of: [
      ...packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
      ...packages('@reduxjs', 'react-redux', 'redux', 'immer', 'reselect', 'redux-thunk', 'use-sync-external-store'),
      ...packages('@emotion', 'stylis', '@mui/system', '@mui/styled-engine', '@mui/utils', '@mui/private-theming'),
      ...under('node_modules/@mui/material', 'styles/', 'utils/', 'zero-styled/', 'DefaultPropsProvider/'),
      ...under('node_modules/@mui/material', 'CssBaseline/', 'InitColorSchemeScript/', 'SvgIcon/', 'Typography/'),
      ...under('node_modules/@mui/material', 'Button/', 'ButtonBase/', 'IconButton/', 'Link/'),
    ],
    // Only dialogs and menus use these: they come with the first of those.
    not: [
      ...under('node_modules/@mui/utils', 'useRovingTabIndex/', 'debounce/', 'ownerWindow/', 'ownerDocument/'),
      ...under('node_modules/@mui/utils', 'useSlotProps/', 'mergeSlotProps/', 'getActiveElement/'),
      ...under('node_modules/@mui/material/utils', 'useRovingTabIndex', 'debounce', 'ownerWindow', 'ownerDocument'),
      ...under('node_modules/@mui/material/utils', 'useSlot', 'mergeSlotProps', 'getActiveElement'),
    ],
  },
  {
    // Every page talks with the services and knows who is signed in.
    name: 'base',
    priority: 15,
    of: [
      ...under('libs/web/data-access/src/api', 'base-api', 'base-query'),
      ...under('libs/web/data-access/src/session', 'session.slice', 'session.storage', 'end-session'),
      ...under('libs/web/data-access/src/toasts', 'toast.slice'),
    ],
  },
  {
    // Most pages show these: one file of them is half as long as twenty.
    name: 'parts',
    priority: 15,
    of: [
      ...under('libs/web/ui/src', 'icon.tsx', 'layout/card', 'layout/section'),
      ...under('libs/web/ui/src/rows', 'date-block', 'facts', 'row-list'),
      ...under('libs/web/ui/src/states', 'chip', 'state-chip', 'note'),
      ...under('libs/web/ui/src/overlays', 'dialog.tsx', 'tooltip.tsx', 'use-tooltip'),
      ...under('libs/web/ui/src/navigation', 'pagination', 'page-numbers', 'count'),
      ...under('libs/contracts/core/src', 'relative-time', 'action-url.rules', 'distance.rules'),
      ...under('libs/contracts/jobs/src/jobs', 'job.routes'),
      ...under('libs/web/data-access/src/api', 'listed'),
      ...under('apps/web/src/shared', 'query-state/use-filled-page', 'toggle/use-toggle'),
      // A line or two each: files of their own would be mostly names.
      ...under('node_modules/@mui/utils', 'ownerDocument/', 'useSlotProps/', 'mergeSlotProps/', 'getActiveElement/'),
      ...under('node_modules/@mui/material/utils', 'ownerDocument', 'useSlot', 'mergeSlotProps', 'getActiveElement'),
      ...under('node_modules/@mui/material', 'Divider/dividerClasses'),
    ],
  },
  {
    // Forms and the filters of lists begin with these.
    name: 'fields',
    priority: 15,
    of: [
      ...under('libs/web/ui/src/fields', 'field.tsx', 'field-note', 'text-field', 'select-field', 'password-field'),
      ...under('libs/web/ui/src/fields', 'use-typed-filter'),
      ...under('apps/web/src/shared', 'forms/judged-by'),
    ],
  },
  {
    // Rules and words of jobs that are a line or two each: who shows a job needs most of them.
    name: 'jobs',
    priority: 15,
    of: [
      ...under('libs/contracts/jobs/src/jobs', 'job-type.rules', 'event-day.rules', 'job-limits.rules', 'job.state'),
      ...under('libs/contracts/jobs/src/jobs', 'duration-labels', 'rate-labels'),
      ...under('libs/contracts/jobs/src/boards', 'board.routes'),
      ...under('apps/web/src/features/jobs/model', 'job-labels'),
    ],
  },
  {
    // The same of accounts: the pages that lead into one need all of it.
    name: 'accounts',
    priority: 15,
    of: [
      ...under('libs/web/data-access/src/session', 'accounts.api'),
      ...under('apps/web/src/features/accounts/model', 'accounts.rules', 'browser-key.storage'),
    ],
  },
  {
    // Forms that choose a password judge it with these.
    name: 'passwords',
    priority: 15,
    of: [
      ...under('apps/web/src/shared/passwords', 'password-strength', 'common-password-problem'),
      ...under('libs/web/ui/src/fields', 'rule-list'),
    ],
  },
  {
    // Settings, filters and longer forms share boxes to tick and to choose from.
    name: 'choices',
    priority: 15,
    of: under('libs/web/ui/src/fields', 'check-field', 'choice-field'),
  },
];

const isOf = (id: string, paths: string[]): boolean => {
  const path = id.replaceAll('\\', '/');
  return paths.some((start) => path.includes(`/${start}`));
};

export const chunks = table.map(({ name, priority, of, not = [] }) => ({
  name,
  priority,
  test: (id: string): boolean => isOf(id, of) && !isOf(id, not),
}));

/** Files that a page has before it asks for a part of itself: a list of what the part needs is shorter without them. */
export const onEveryPage = /[\\/](rolldown-runtime|vendor|base|parts|entry\.client)-[\w-]+\.js$/;

/**
 * Nearly every function of the files of every page is called before a page is alive. Told so, V8 compiles them while the
 * file comes, beside the main thread, instead of one by one on it: a phone's longest task is a quarter shorter.
 * See https://v8.dev/blog/explicit-compile-hints; other engines read a comment.
 */
export const compiledAhead = ({ fileName }: { fileName: string }): string =>
  onEveryPage.test(`/${fileName}`) ? '//# allFunctionsCalledOnLoad' : '';
