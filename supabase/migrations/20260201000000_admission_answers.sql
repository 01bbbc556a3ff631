-- A request's answers become one document instead of a column each. The questions and their rules are described in
-- supabase/functions/_shared/questions/admissionQuestions.ts alone; a column each had to be repeated four times here, and an
-- answer that was forgotten here was lost without a word. What the database itself reads stays a column: reference,
-- key, times, language, and the address that mails are counted by. Given up: the database no longer knows which answers
-- a formation type wants; the function has checked that before. To ask for an answer: answers ->> 'domain'.

alter table admission.requests add column answers jsonb;
update admission.requests request set answers = admission.to_json(request) -> 'request';

-- The index and the checks on these columns go with them.
alter table admission.requests
  drop column first_name, drop column last_name, drop column birth_date, drop column phone, drop column email,
  drop column formation_type, drop column required_level, drop column certifying_program, drop column academic_year,
  drop column domain, drop column last_diploma, drop column last_institution, drop column motivation;

alter table admission.requests
  alter column answers set not null,
  add check (jsonb_typeof(answers) = 'object'),
  add column email text not null generated always as (answers ->> 'email') stored;
create index requests_by_email on admission.requests (lower(email));

create or replace function admission.to_json(request admission.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sequence', request.sequence,
    'reference', request.reference,
    'locale', request.locale,
    'createdAt', to_char(request.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'request', request.answers
  )
$$;

-- As before, but for the insert.
create or replace function public.submit_admission(
  p_idempotency_key text,
  p_content_hash text,
  p_reference text,
  p_request jsonb,
  p_locale text,
  p_client_address text,
  p_requests_per_hour integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  address_hash text;
  blocking timestamptz;
  new_sequence bigint;
  checked_at timestamptz;
begin
  -- The same key at the same moment: the second waits and then finds the first's row.
  perform pg_advisory_xact_lock(1, hashtext(p_idempotency_key));
  select reference, content_hash into known from admission.requests where idempotency_key = p_idempotency_key;
  if found then
    if known.content_hash <> p_content_hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    return jsonb_build_object('outcome', 'replayed', 'reference', known.reference);
  end if;

  select encode(sha256(convert_to(salt || p_client_address, 'UTF8')), 'hex') into address_hash from admission.secret;
  -- One client's requests are counted one after the other. now() is when the transaction began: one that waited here
  -- would not count those that began after it and passed before it.
  perform pg_advisory_xact_lock(2, hashtext(address_hash));
  checked_at := clock_timestamp();
  select created_at into blocking from admission.requests
    where client_hash = address_hash and created_at > checked_at - interval '1 hour' and created_at <= checked_at
    order by created_at desc offset p_requests_per_hour - 1 limit 1;
  if found then
    return jsonb_build_object(
      'outcome', 'rateLimited',
      'retryAfterSeconds', greatest(1, ceil(extract(epoch from blocking + interval '1 hour' - checked_at)))
    );
  end if;

  insert into admission.requests (created_at, reference, idempotency_key, content_hash, locale, client_hash, answers)
  values (checked_at, p_reference, p_idempotency_key, p_content_hash, p_locale, address_hash, p_request)
  on conflict (reference) do nothing
  returning sequence into new_sequence;
  if new_sequence is null then
    return jsonb_build_object('outcome', 'referenceTaken');
  end if;
  insert into admission.outbox (request, kind) values (new_sequence, 'applicant'), (new_sequence, 'school');
  return jsonb_build_object('outcome', 'stored', 'reference', p_reference);
end
$$;
