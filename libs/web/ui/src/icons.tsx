import { stroked } from './icon';

export * from './first-icons';

export const BellIcon = /* @__PURE__ */ stroked(<path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13ZM8.5 17.8h3" />);
export const CalendarIcon = /* @__PURE__ */ stroked(
  <>
    <rect x="3" y="4.5" width="14" height="12.5" rx="2" />
    <path d="M3 8.5h14M7 2.5v3.5M13 2.5v3.5" />
  </>,
);
export const CaseIcon = /* @__PURE__ */ stroked(
  <>
    <rect x="2.5" y="6.5" width="15" height="10" rx="2" />
    <path d="M7 6.5v-2A1.5 1.5 0 0 1 8.5 3h3A1.5 1.5 0 0 1 13 4.5v2M2.5 11h15" />
  </>,
);
export const ChatIcon = /* @__PURE__ */ stroked(<path d="M3 4.5h14v9.5H9l-3.5 3v-3H3Z" />);
export const CheckIcon = /* @__PURE__ */ stroked(<path d="m4 10.5 4 4 8-9" />);
export const ClockIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.2l2.8 1.7" />
  </>,
);
export const EditIcon = /* @__PURE__ */ stroked(
  <path d="m3.5 16.5.8-3.6L13.5 3.7l2.8 2.8-9.2 9.2ZM11.5 5.7l2.8 2.8" />,
);
export const EyeIcon = /* @__PURE__ */ stroked(
  <>
    <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Z" />
    <circle cx="10" cy="10" r="2.3" />
  </>,
);
export const HalfIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="10" r="6" />
    <path d="M10 4a6 6 0 0 1 0 12Z" fill="currentColor" />
  </>,
);
export const HideIcon = /* @__PURE__ */ stroked(
  <path d="M3 3l14 14M8 5.3A7.7 7.7 0 0 1 10 5c5 0 8 5 8 5a14 14 0 0 1-2.5 2.9M5 6.7A13.5 13.5 0 0 0 2 10s3 5 8 5a7.5 7.5 0 0 0 3-.6" />,
);
export const InfoIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.3v4.2M10 6.5v.1" />
  </>,
);
export const LeftIcon = /* @__PURE__ */ stroked(<path d="m12 5-5 5 5 5" />);
export const HeartIcon = /* @__PURE__ */ stroked(<path d="M10 16.5 4 10.6a3.9 3.9 0 0 1 6-4.9 3.9 3.9 0 0 1 6 4.9Z" />);
export const LockIcon = /* @__PURE__ */ stroked(
  <>
    <rect x="4" y="9" width="12" height="8" rx="2" />
    <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
  </>,
);
export const MailIcon = /* @__PURE__ */ stroked(
  <>
    <rect x="2.5" y="4.5" width="15" height="11.5" rx="2" />
    <path d="m3 6 7 5.5L17 6" />
  </>,
);
export const BookmarkIcon = /* @__PURE__ */ stroked(<path d="M5.5 3h9v14L10 13.6 5.5 17Z" />);
export const BlockedIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="10" r="6.5" />
    <path d="m5.5 5.5 9 9" />
  </>,
);
export const ExternalIcon = /* @__PURE__ */ stroked(
  <path d="M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5V15a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7.5A1.5 1.5 0 0 1 5 6h3.5" />,
);
export const PauseIcon = /* @__PURE__ */ stroked(<path d="M7 4.5v11M13 4.5v11" />);
export const PinIcon = /* @__PURE__ */ stroked(
  <>
    <path d="M10 17.5s5.5-4.9 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9.3 5.5 9.3Z" />
    <circle cx="10" cy="8.2" r="2" />
  </>,
);
export const RightIcon = /* @__PURE__ */ stroked(<path d="m8 5 5 5-5 5" />);
export const RingIcon = /* @__PURE__ */ stroked(<circle cx="10" cy="10" r="6" />);
export const ScanIcon = /* @__PURE__ */ stroked(<path d="M10 3a7 7 0 1 1-7 7" />);
export const StarIcon = /* @__PURE__ */ stroked(
  <path d="m10 2.6 2.3 4.7 5.1.7-3.7 3.6.9 5.1L10 14.3l-4.6 2.4.9-5.1L2.6 8l5.1-.7Z" />,
);
export const UserIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="10" cy="7" r="3.3" />
    <path d="M3.5 17a6.5 6.5 0 0 1 13 0" />
  </>,
);
export const UsersIcon = /* @__PURE__ */ stroked(
  <>
    <circle cx="7.5" cy="7" r="3" />
    <path d="M2 16.5a5.5 5.5 0 0 1 11 0M13 4.3a3 3 0 0 1 0 5.4M15 12a5.5 5.5 0 0 1 3 4.5" />
  </>,
);
export const CloseIcon = /* @__PURE__ */ stroked(<path d="m5 5 10 10M15 5 5 15" />);
