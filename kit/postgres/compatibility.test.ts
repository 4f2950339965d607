// Risky statements of migrations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRisks, isBreaking, isDeclared } from './compatibility.ts'

test('what older processes read, write or rely on is found', () => {
  for (const risky of [
    'alter table things drop name',
    'alter table things drop column if exists name, add column title text',
    'alter table net.things rename name to title',
    'alter table things rename to objects',
    'alter table things alter column name type int using 1',
    'alter table things alter name set not null',
    'alter table things alter name drop default',
    'alter table things add column size int not null',
    `alter table things add constraint short check (length(name) < 9)`,
    'alter table things add unique (name)',
    'create unique index things_by_name on things (name)',
    'drop table things',
    'drop view if exists shown, hidden; create view shown as select 1',
    'drop function f(int, text)',
    'alter view shown rename to seen',
    `alter type mood rename value 'a' to 'b'`,
    'truncate things',
    'revoke all on things from public',
  ])
    assert.equal(findRisks(risky).length, 1, risky)
})

test('additions, and changes of what the same file creates, are not', () => {
  for (const harmless of [
    'alter table things add column size int, add weight numeric(4, 2) not null default 0',
    'alter table things add column n int generated always as identity not null',
    'create table more (id int not null); alter table more add constraint few check (id < 9); create unique index on more (id)',
    'alter table things drop constraint things_kind_check, add constraint things_kind_check check (kind in (1, 2))',
    'drop index things_by_name; drop trigger told on things',
    'drop view shown; create view shown as select 1 as one, 2 as two',
    'drop function f(int, text); create function f(int, text, int) returns int language sql as $$ select 1; drop table things $$',
    `insert into things (name) values ('a; drop table things')`,
    '-- drop table things;\nselect 1',
  ])
    assert.deepEqual(findRisks(harmless), [], harmless)
})

test('a file says in a line of its own whether older versions can go on', () => {
  assert.deepEqual([isBreaking('-- breaking: no name\nselect 1'), isDeclared('-- breaking: no name')], [true, true])
  assert.deepEqual([isBreaking('-- compatible: unused'), isDeclared('select 1;\n-- compatible: unused')], [false, true])
  assert.equal(isDeclared('-- breaking:\nselect 1 -- breaking: no'), false)
})
