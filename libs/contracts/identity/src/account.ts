import type { ExternalProvider } from './rules/external-sign-in.rules.js';

/** One of a person's own sign-ins, for their list of devices. */
export interface OwnSession {
  id: string;
  /** 'Firefox on Linux'. */
  device: string;
  /** The country of the network it began in, as far as that can be told from an address; else null. */
  place: string | null;
  created_at: string;
  last_seen_at: string;
  /** The session that asks. */
  is_current: boolean;
}

export interface Preferences {
  /** Off: not in the directory, and not found by strangers. */
  profile_visible: boolean;
  /** Off: nothing but mail about the account's security. */
  email_notifications: boolean;
}

export type SavePreferencesRequest = Partial<Preferences>;

/** How a person can prove who they are: decides what a sensitive change asks them for. */
export interface SignInMethods {
  has_password: boolean;
  external: ExternalProvider[];
}

/** `password` of an account that has one, else the `code` that was mailed. */
export interface DeleteAccountRequest {
  /** Accepted for older clients; it must be the caller's own id. */
  userId?: string;
  password?: string;
  code?: string;
}

/** `password` of an account that has one, else the `code` that was mailed. */
export interface ProofRequest {
  password?: string;
  code?: string;
}

/** For five minutes, that the person at this session is its owner: other services ask for it before they show a secret. */
export interface ProofAnswer {
  proof: string;
}

export const dataExportStatuses = ['gathering', 'ready', 'failed'] as const;
export type DataExportStatus = (typeof dataExportStatuses)[number];

/** A copy of everything the product holds on its owner. */
export interface DataExport {
  id: string;
  status: DataExportStatus;
  requested_at: string;
  ready_at: string | null;
  /** After this the file is gone and may be asked for anew. */
  expires_at: string | null;
  /** Of the ZIP, in bytes. */
  size: number | null;
}

/** The newest one, or nothing when none was asked for. */
export interface DataExportAnswer {
  data_export: DataExport | null;
}

/** An address that gives the file to the user who holds it, for five minutes. */
export interface DataExportFile {
  url: string;
}

/** What a mailed link answers. */
export const accountTexts = {
  resent: 'If this address still needs verifying, a new link is on its way. Please check your spam folder too.',
  verified: 'Your email is verified. You can now sign in.',
} as const;
