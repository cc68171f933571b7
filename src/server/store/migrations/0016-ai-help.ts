import type { Migration } from './migration.ts'

/** Conversations with AI Help, the questions of a day, and explanations of code. */
export const aiHelp: Migration = {
  name: '0016-ai-help',
  statements: [
    `create table ai_chats (
      id {text} primary key,
      account_id {text} not null references accounts (id) on delete cascade,
      label {text},
      created_at {instant} not null,
      last_at {instant} not null
    )`,
    'create index ai_chats_of_account on ai_chats (account_id, last_at)',
    'create index ai_chats_by_age on ai_chats (last_at)',

    `create table ai_messages (
      id {text} primary key,
      chat_id {text} not null references ai_chats (id) on delete cascade,
      account_id {text} not null references accounts (id) on delete cascade,
      parent_id {text},
      question {text} not null,
      answer {text},
      status {text},
      sources {json} not null,
      notes {json} not null,
      model {text},
      created_at {instant} not null
    )`,
    'create index ai_messages_of_chat on ai_messages (chat_id, created_at)',
    'create index ai_messages_of_account on ai_messages (account_id)',

    `create table ai_quotas (
      account_id {text} primary key references accounts (id) on delete cascade,
      started_at {instant} not null,
      used {integer} not null
    )`,

    `create table ai_explanations (
      hash {text} primary key,
      page {text} not null,
      answer {text} not null,
      views {integer} not null,
      thumbs_up {integer} not null,
      thumbs_down {integer} not null,
      created_at {instant} not null,
      used_at {instant} not null
    )`,
    'create index ai_explanations_by_use on ai_explanations (used_at)',
  ],
}
