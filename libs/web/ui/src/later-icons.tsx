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
export const BinIcon = /* @__PURE__ */ stroked(
  <path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.5 9v5M11.5 9v5" />,
);
export const ChecksIcon = /* @__PURE__ */ stroked(<path d="m1.5 10.5 3.5 4 7-8.5M9 13.2l1.3 1.3 7.2-8.5" />);
export const CopyIcon = /* @__PURE__ */ stroked(<path d="M7 7h9.5v9.5H7ZM4.5 13H3.5V3.5H13v1" />);
export const DotsIcon = /* @__PURE__ */ stroked(<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.6" />);
export const DownIcon = /* @__PURE__ */ stroked(<path d="m5 8 5 5 5-5" />);
export const DownloadIcon = /* @__PURE__ */ stroked(<path d="M10 3v9.5m-4-4 4 4 4-4M3.5 16.5h13" />);
export const FileIcon = /* @__PURE__ */ stroked(
  <path d="M5 2.5h6.5L15.5 6.5V17a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V3a.5.5 0 0 1 .5-.5ZM11.5 2.5V6.5h4M7.5 10.5h5M7.5 13.5h5" />,
);
export const ImageIcon = /* @__PURE__ */ stroked(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="2" />
    <circle cx="7" cy="8.5" r="1.4" />
    <path d="m3 14.5 4-3.5 3 2.5 3.5-3.5 4 3.5" />
  </>,
);
export const LinkIcon = /* @__PURE__ */ stroked(
  <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />,
);
export const SendIcon = /* @__PURE__ */ stroked(<path d="M3 10 17 3.5l-4 13.5-3-6Zm7 1 7-7.5" />);
export const ShieldIcon = /* @__PURE__ */ stroked(<path d="M10 2.5 4 5v4.5c0 4 2.7 6.7 6 8 3.3-1.3 6-4 6-8V5Z" />);
export const UpIcon = /* @__PURE__ */ stroked(<path d="m5 12 5-5 5 5" />);
