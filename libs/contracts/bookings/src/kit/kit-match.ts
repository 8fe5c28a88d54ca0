/** How far the kit that a person shows answers what a role asks for: a hint, never an error. */
export interface KitMatch {
  user_id: string;
  /** Lines of the role. */
  needed: number;
  /** Kinds, by name. */
  has: string[];
  missing: string[];
  /** Something that is a must is missing. */
  lacks_must: boolean;
}

export interface MatchKitRequest {
  user_ids: string[];
}
