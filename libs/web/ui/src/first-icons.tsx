import { stroked } from './icon';

// What every page shows. Apart from the others, so that a first visit loads these alone.

export const AlertIcon = /* @__PURE__ */ stroked(<path d="M10 3 2.5 16.5h15ZM10 8v4M10 14.4v.1" />);
export const MenuIcon = /* @__PURE__ */ stroked(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);
export const MoonIcon = /* @__PURE__ */ stroked(<path d="M16.5 11.5A6.8 6.8 0 0 1 8.5 3.5a6.8 6.8 0 1 0 8 8Z" />);
export const PlusIcon = /* @__PURE__ */ stroked(<path d="M10 4v12M4 10h12" />);
export const SearchIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4 4" />
  </>,
);
export const SunIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="10" r="3.3" />
    <path d="M10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M15.7 4.3l-1.3 1.3M5.6 14.4l-1.3 1.3" />
  </>,
);
export const SyncIcon = /* @__PURE__ */ stroked(
  <path d="M16.5 9A6.6 6.6 0 0 0 4.6 6.2L3 8M3 4v4h4M3.5 11a6.6 6.6 0 0 0 11.9 2.8L17 12M17 16v-4h-4" />,
);
