import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsISO8601, IsUUID, Matches } from 'class-validator';

export class DeclineLinkMailedPayload {
  @IsUUID()
  freelancer_id!: string;

  /** SHA-256 of the token, in hex: the token itself is in the mail and nowhere else. */
  @Matches(/^[0-9a-f]{64}$/)
  token_hash!: string;

  @IsISO8601()
  expires_at!: string;
}

/** The mail of an offer has a link that declines it without a sign-in; the subject is the offer. */
export const declineLinkMailed = defineEvent({
  name: 'notifications.decline-link-mailed.v1',
  payload: DeclineLinkMailedPayload,
  heardBy: ['jobs'],
});
