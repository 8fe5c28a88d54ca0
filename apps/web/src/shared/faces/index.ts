export { Faces } from './faces';
export { type Face, initialsOfMember, memberName } from './member-labels';
