import type { NamedAddresses } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Of those in the directory: a profile that strangers do not read has no row there. */
const found = `FROM freelancer_profiles p JOIN crew_entries e ON e.user_id = p.user_id WHERE p.public_slug IS NOT NULL`;

/** Addresses of profiles that search engines may find. */
@Injectable()
export class FoundAddressRepository {
  constructor(private readonly database: Database) {}

  /** By address, so that pages neither repeat nor lose any. */
  async findAddresses({ limit, offset }: { limit: number; offset: number }): Promise<NamedAddresses> {
    const [rows, counted] = await Promise.all([
      this.database.query<{ slug: string; updated_at: Date }>(
        `SELECT p.public_slug AS slug, p.updated_at ${found} ORDER BY p.public_slug LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      this.database.query<{ total: number }>(`SELECT count(*)::integer AS total ${found}`, []),
    ]);
    const crew = rows.map(({ slug, updated_at }) => ({ slug, updated_at: updated_at.toISOString() }));
    return { total: counted[0]?.total ?? 0, crew };
  }
}
