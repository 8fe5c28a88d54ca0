import { stroked } from './icon';

// What single pages show. Apart from those of the rows and chips that most pages begin with.

export const ChartIcon = /* @__PURE__ */ stroked(<path d="M3.5 3.5v13h13M7.5 13.5v-3M11 13.5V7M14.5 13.5v-5" />);
export const ClipIcon = /* @__PURE__ */ stroked(
  <path d="m16 9.5-6 6a3.8 3.8 0 0 1-5.4-5.4l6.5-6.5a2.5 2.5 0 0 1 3.6 3.6l-6.4 6.4a1.2 1.2 0 0 1-1.8-1.8l5.7-5.7" />,
);
export const HomeIcon = /* @__PURE__ */ stroked(<path d="M3.5 9 10 3.5 16.5 9v7.5h-4.3V12H7.8v4.5H3.5Z" />);
export const PlayIcon = /* @__PURE__ */ stroked(<path d="M6.5 4v12l9-6Z" />);
export const UploadIcon = /* @__PURE__ */ stroked(<path d="M10 13V3.5m-4 4 4-4 4 4M3.5 16.5h13" />);
export const PoundIcon = /* @__PURE__ */ stroked(
  <path d="M13.5 6.2A3.2 3.2 0 0 0 7.2 7c0 2.2 1 3.2 1 5.3 0 1.7-.9 3.2-2.2 4.2h8M6 11h5.5" />,
);
export const ShareIcon = /* @__PURE__ */ stroked(<path d="M10 12.5V3.3M6.7 6.5 10 3.2l3.3 3.3M6 9H4.5v8h11V9H14" />);
