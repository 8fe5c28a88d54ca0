import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsInt, IsISO8601, IsUUID, Matches, Min } from 'class-validator';

/** SHA-256 in hex: the token itself is in the mail and nowhere else. */
const HASH = /^[0-9a-f]{64}$/;

export class DeclineLinkMailedPayload {
  @IsUUID()
  freelancer_id!: string;

  @Matches(HASH)
  token_hash!: string;

  @IsISO8601()
  expires_at!: string;
}

export class SheetLinkMailedPayload {
  @IsUUID()
  freelancer_id!: string;

  /** Of the sheet. */
  @IsInt()
  @Min(1)
  version!: number;

  @Matches(HASH)
  key_hash!: string;
}

/** The mail of an offer has a link that declines it without a sign-in; the subject is the offer. */
export const declineLinkMailed = defineEvent({
  name: 'notifications.decline-link-mailed.v1',
  payload: DeclineLinkMailedPayload,
  heardBy: ['jobs'],
});

/** The mail of a call sheet has a link that acknowledges it without a sign-in; the subject is the call. */
export const sheetLinkMailed = defineEvent({
  name: 'notifications.sheet-link-mailed.v1',
  payload: SheetLinkMailedPayload,
  heardBy: ['jobs'],
});
