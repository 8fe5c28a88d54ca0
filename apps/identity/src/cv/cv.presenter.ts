import { cvRoutes, type FreelancerProfile } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import type { CvEntity } from './cv.entity.js';
import { mayReadCv } from './cv.policy.js';

/** What a profile tells of its CV. */
export type CvFields = Pick<
  FreelancerProfile,
  'cv_file_url' | 'cv_file_name' | 'cv_file_type' | 'cv_file_size' | 'cv_scan'
>;

const none: CvFields = {
  cv_file_url: null,
  cv_file_name: null,
  cv_file_type: null,
  cv_file_size: null,
  cv_scan: null,
};

/** A reader is told of a CV only when it can be downloaded; its owner always. */
export function presentCv(actor: Actor | null, userId: string, cv: CvEntity | null): CvFields {
  const isOwn = actor?.id === userId;
  if (!cv || !mayReadCv(actor, userId) || (!isOwn && cv.scan !== 'safe')) return none;
  return {
    cv_file_url: cv.scan === 'safe' ? cvRoutes.download(userId) : null,
    cv_file_name: cv.fileName,
    cv_file_type: cv.contentType,
    cv_file_size: cv.size,
    cv_scan: cv.scan,
  };
}
