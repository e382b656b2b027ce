import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely, SqlBool } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Only types and clauses that SQLite and Postgres share. */
export const initial: Migration = {
  number: 1,
  name: 'initial',
  async up(db) {
    await createPeople(db);
    await createProjects(db);
    await createScreens(db);
    await createAssets(db);
    await createRuns(db);
    await createFeedback(db);
  },
};

type Schema = Kysely<unknown>['schema'];

async function createPeople({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('last_use_time', 'bigint')
    .addColumn('revoke_time', 'bigint')
    .execute();
}

async function createProjects({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('design_theme', 'text')
    .addColumn('is_remixed', 'integer', (column) => column.notNull())
    // No foreign key: files name their project, and a circle could not be created in either order.
    .addColumn('thumbnail_id', 'text')
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('projects_of_owner').on('projects').columns(['owner_id', 'update_time']).execute();
  await schema
    .createTable('project_members')
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_members_key', ['project_id', 'user_id'])
    .execute();
  await schema.createIndex('project_members_of_user').on('project_members').column('user_id').execute();
  await schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('byte_length', 'bigint', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('files_of_project').on('files').column('project_id').execute();
}

async function createScreens({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('screens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('theme', 'text')
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('screen_type', 'text', (column) => column.notNull())
    .addColumn('agent_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_message', 'text', (column) => column.notNull())
    .addColumn('display_mode', 'text', (column) => column.notNull())
    .addColumn('is_remixed', 'integer', (column) => column.notNull())
    .addColumn('component_regions', 'text', (column) => column.notNull())
    .addColumn('renderer', 'text')
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('group_id', 'text')
    .addColumn('group_name', 'text')
    .addColumn('generated_by', 'text', (column) => column.notNull())
    .addColumn('is_created_by_client', 'integer', (column) => column.notNull())
    .$call(addFileColumns)
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('screens_of_project').on('screens').columns(['project_id', 'create_time']).execute();
  await schema
    .createTable('screen_versions')
    .addColumn('screen_id', 'text', (column) => column.notNull().references('screens.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .$call(addFileColumns)
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('screen_versions_key', ['screen_id', 'version'])
    .execute();
  await schema
    .createTable('instances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('screen_id', 'text', (column) => column.notNull().references('screens.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('x', 'double precision', (column) => column.notNull())
    .addColumn('y', 'double precision', (column) => column.notNull())
    .addColumn('width', 'double precision', (column) => column.notNull())
    .addColumn('height', 'double precision', (column) => column.notNull())
    .addColumn('group_id', 'text')
    .addColumn('group_name', 'text')
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('instances_of_project').on('instances').columns(['project_id', 'create_time']).execute();
  await schema.createIndex('instances_of_screen').on('instances').column('screen_id').execute();
}

const addFileColumns = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
): CreateTableBuilder<Table, Column | 'screenshot_id' | 'html_code_id' | 'external_tool_export_id'> =>
  table
    .addColumn('screenshot_id', 'text', (column) => column.references('files.id'))
    .addColumn('html_code_id', 'text', (column) => column.references('files.id'))
    .addColumn('external_tool_export_id', 'text', (column) => column.references('files.id'));

async function createAssets({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('assets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
    .addColumn('design_system', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('update_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('assets_of_project').on('assets').columns(['project_id', 'create_time']).execute();
  await schema.createIndex('assets_of_owner').on('assets').columns(['owner_id', 'create_time']).execute();
  await schema
    .createTable('asset_versions')
    .addColumn('asset_id', 'text', (column) => column.notNull().references('assets.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('design_system', 'text', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('asset_versions_key', ['asset_id', 'version'])
    .execute();
}

async function createRuns({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until_time', 'bigint')
    .addColumn('output', 'text')
    .addColumn('error', 'text')
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .addColumn('start_time', 'bigint')
    .addColumn('end_time', 'bigint')
    .execute();
  // Joining equal calls holds across processes because of this index; it stays as small as the unfinished runs are.
  await schema
    .createIndex('runs_unfinished')
    .unique()
    .on('runs')
    .column('fingerprint')
    .where(sql<SqlBool>`state in ('QUEUED', 'RUNNING')`)
    .execute();
  await schema.createIndex('runs_in_state').on('runs').columns(['state', 'user_id']).execute();
  await schema
    .createTable('run_events')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('fraction', 'double precision')
    .addPrimaryKeyConstraint('run_events_key', ['run_id', 'seq'])
    .execute();
}

async function createFeedback({ schema }: { schema: Schema }): Promise<void> {
  await schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('rating', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('create_time', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('feedback_on_file').on('feedback').columns(['file_id', 'create_time']).execute();
}
