import { filled } from './icon';

export const FacebookIcon = /* @__PURE__ */ filled(
  <path d="M11.5 18v-7h2.4l.4-2.8h-2.8V6.4c0-.8.3-1.4 1.4-1.4h1.5V2.6a18 18 0 0 0-2.2-.1c-2.2 0-3.6 1.3-3.6 3.7v2H6.2V11h2.4v7Z" />,
);
export const GoogleIcon = /* @__PURE__ */ filled(
  <path d="M17.6 8.7H10.2v2.9h4.3a4.5 4.5 0 1 1-1.3-4.8l2.1-2.1A7.5 7.5 0 1 0 17.7 10c0-.5 0-.9-.1-1.3Z" />,
);
export const LinkedInIcon = /* @__PURE__ */ filled(
  <path d="M3.2 7.5h2.9V17H3.2ZM4.6 2.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM8 7.5h2.8v1.3c.4-.8 1.4-1.5 2.9-1.5 3 0 3.5 1.9 3.5 4.5V17h-2.9v-4.6c0-1.1 0-2.5-1.5-2.5s-1.8 1.2-1.8 2.4V17H8Z" />,
);
