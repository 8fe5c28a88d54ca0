import { mediaRoutes } from '@crewcall/contracts-identity';

/** Where browsers find a picture; a new picture has a new address, so each may be kept for ever. */
export const mediaAddress = (fileId: string | null): string | null => (fileId ? mediaRoutes.one(fileId) : null);
