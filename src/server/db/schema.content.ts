import type { Generated } from 'kysely';

/** Content of the CMS and who edits it (migrations 100, 101, 200). */
export interface ContentSchema {
  content_document: {
    id: Generated<number>;
    kind: 'page' | 'block' | 'popup' | 'list';
    name: string;
    version: number;
    seed_checksum: string | null;
  };
  content_version: {
    document_id: number;
    version: number;
    /** Written as JSON text, read as what it says. */
    body: unknown;
    author: string | null;
    created_at: Date;
    published_at: Date | null;
  };
  content_state: {
    only_one: Generated<boolean>;
    version: number;
    /** Of the newest build that has seeded (migration 226). */
    seed_number: Generated<number>;
  };
  content_picture: {
    id: string;
    image: Uint8Array;
    author: string;
    created_at: Date;
  };
  staff_account: {
    id: string;
    email: string;
    name: string;
    role: 'editor' | 'agent' | 'admin';
    password_hash: string;
    created_at: Date;
    removed_at: Generated<Date | null>;
  };
  staff_audit: {
    id: Generated<number>;
    at: Date;
    author: string;
    action: 'saved' | 'published' | 'scheduled' | 'withdrawn' | 'signedIn' | 'addedStaff' | 'removedStaff' | 'changedPassword' | 'answered' | 'changedFlightTimes' | 'claimed' | 'handedOver' | 'released' | 'resolved' | 'addedPicture' | 'acknowledged' | 'sentFile';
    subject: string;
    version: number | null;
  };
}
