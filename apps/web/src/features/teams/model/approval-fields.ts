import type { LeadApproval } from '@crewcall/contracts-bookings';
import { penceTyped } from '../../../shared/asked-rate';

/** An approval as it is typed. */
export interface ApprovalFields {
  approves: boolean;
  floor: string;
  miles: string;
  from: string;
  until: string;
}

export const approvalFields = (approved: LeadApproval | null): ApprovalFields => ({
  approves: approved !== null,
  floor: approved ? String(approved.day_pence / 100) : '',
  miles: approved ? String(approved.miles) : '30',
  from: approved?.from ?? '',
  until: approved?.until ?? '',
});

/** Null where it is not given. What is no number is refused by the rules in words. */
export const approvalOf = ({ approves, floor, miles, from, until }: ApprovalFields): LeadApproval | null =>
  approves ? { day_pence: penceTyped(floor) ?? 0, miles: Number(miles.trim() || NaN), from, until } : null;
