"""A server of the level "core" in Python's standard library: sign-in by mail, and the signed-in account.

    python3 server.py --port 8000 [--test]

With --test, the server has the accounts of seeding.json, and GET /test/mails?to=... shows the mails.
Everything is kept in memory: the next step after "core" is a database.

To write your own server, write these parts in this order, and run the conformance kit after each:

1. Handler.serve, Problem: every answer has the same headers, and every refusal is a problem document.
2. get_health, get_config: what is public, of a convention without any part.
3. Operation, OPERATIONS: a table of the calls, with the fields that they take.
4. Handler.answer: refuses in the order of the contract. This is most of the work, done once for all calls.
5. request_key, start_challenge, mail: links and codes, with the same answer for unknown addresses.
6. login, login_with_code, get_user, set_language, logout: sessions.
7. count: limits.
"""

import argparse
import json
import re
import secrets
import threading
import time
import unicodedata
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, quote, urlsplit

CONVENTION = 'python-2030'
LANGUAGES = ['en']
HEADER_BYTES = 16 * 1024
LINK_SECONDS = 24 * 3600
CODE_SECONDS = 15 * 60
CODE_TRIES = 5

# --- Answers -------------------------------------------------------------------------------------

TITLES = {
    'invalid': (400, 'Invalid request'),
    'unauthorized': (401, 'Not signed in'),
    'wrong_code': (401, 'Wrong code'),
    'cross_site': (403, 'Request from another site'),
    'expired_key': (403, 'Login key has expired'),
    'expired_code': (403, 'Code has expired'),
    'not_found': (404, 'Not found'),
    'not_offered': (404, 'Not offered'),
    'method_not_allowed': (405, 'Method not allowed'),
    'too_large': (413, 'Body too large'),
    'unsupported_media_type': (415, 'Unsupported media type'),
    'too_many_requests': (429, 'Too many requests'),
    'headers_too_large': (431, 'Headers too large'),
    'internal': (500, 'Internal error'),
    'unavailable': (503, 'Unavailable'),
}


class Problem(Exception):
    """A refusal: a problem document (RFC 9457), with headers and cookies."""

    def __init__(self, code, message=None, headers=(), cookies=(), **members):
        super().__init__(code)
        self.status, title = TITLES[code]
        self.headers, self.cookies = dict(headers), list(cookies)
        self.body = {
            'type': f'urn:conkit:problem:{code}',
            'title': title,
            'status': self.status,
            'code': code,
            'message': message or title,
            **members,
        }


def invalid(*errors):
    """Refuses a request. Each error is a JSON pointer and a message."""
    listed = [{'pointer': pointer, 'message': message} for pointer, message in errors]
    return Problem('invalid', '; '.join(error['message'] for error in listed), errors=listed)


def now():
    return datetime.now(timezone.utc).isoformat(timespec='milliseconds').replace('+00:00', 'Z')


# --- Data ----------------------------------------------------------------------------------------

lock = threading.RLock()
people = {}  # by account: its people
sessions = {}  # by session id: the account
login_keys = {}  # by key: {'account', 'until'}
challenges = {}  # by the browser's cookie: {'account', 'email', 'code', 'until', 'tries', 'path'}
mails = []  # newest first
counters = {}  # by limit: [count, until]
next_id = 1


def account_key(email):
    """Ignores surrounding white space and the case of A to Z, but not of other letters."""
    return re.sub('[A-Z]', lambda letter: letter[0].lower(), email.strip())


def add_person(email, name):
    global next_id
    nothing = [
        'member_number public_first_name public_last_name badge_name badge_subtitle address city',
        'state postcode country paper_pubs daypass daypass_type daypass_days',
    ]
    person = {
        **{field: None for field in ' '.join(nothing).split()},
        'id': next_id,
        'last_modified': now(),
        'membership': 'NonMember',
        'legal_name': name,
        'preferred_name': name,
        'email': email,
        'rights': {},
    }
    next_id += 1
    people.setdefault(account_key(email), []).append(person)


def count(limit, most, seconds):
    """Counts a request. Refuses it beyond the limit."""
    used, until = counters.get(limit, (0, 0))
    if time.time() > until:
        used, until = 0, time.time() + seconds
    counters[limit] = (used + 1, until)
    if used >= most:
        wait = str(max(1, round(until - time.time())))
        raise Problem('too_many_requests', headers={'Retry-After': wait})


# --- Checking a request --------------------------------------------------------------------------


def text(most, pattern=r'[^\0]*', message='is not valid'):
    """Returns a check of a text. The check returns what is wrong, or None."""

    def check(value):
        if not isinstance(value, str):
            return 'must be a text'
        if len(value) > most:
            return f'must have at most {most} characters'
        return None if re.fullmatch(pattern, value, re.S) else message

    return check


def email_address(value):
    wrong = text(254)(value)
    if wrong:
        return wrong
    part = r'[^\s@<>()\[\]:;,"\\]'
    is_email = re.fullmatch(rf'{part}+@[^\s@.<>()\[\]:;,"\\]+(\.[^\s@.<>()\[\]:;,"\\]+)+', value.strip())
    is_printable = all(unicodedata.category(letter)[0] != 'C' for letter in value.strip())
    return None if is_email and is_printable else 'must be an email address'


def nullable(check):
    return lambda value: None if value is None else check(value)


def whole_number(lowest, highest):
    return lambda value: (
        None
        if re.fullmatch(r'[1-9]\d{0,9}', value) and lowest <= int(value) <= highest
        else f'must be a whole number from {lowest} to {highest}'
    )


def database_id(value):
    is_id = type(value) is int and 1 <= value <= 2147483647
    return None if is_id else 'must be the id of an object'


def yes_or_no(value):
    return None if value in ('1', '0', 'true', 'false') else 'must be true or false'


def depth(value):
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max((depth(one) for one in inner), default=0)


class Operation:
    """What the contract says about a call, and the function that answers it."""

    def __init__(self, method, answer, *, session=False, changes=False, body=None, required=(),
                 is_closed=False, max_bytes=0, query=()):
        self.method, self.answer, self.session, self.changes = method, answer, session, changes
        self.body, self.required, self.is_closed = body, required, is_closed
        self.max_bytes, self.query = max_bytes, dict(query)


# --- Mail and cookies ----------------------------------------------------------------------------


def mail(site, email, path, code=None, is_known=True):
    """Mails a link, to read with --test. A real server sends it."""
    if not is_known:
        mails.insert(0, (email, 'No membership uses this address.'))
        return
    key = secrets.token_hex(16)
    login_keys[key] = {'account': account_key(email), 'until': time.time() + LINK_SECONDS}
    link = f'{site}/login/{quote(email, safe="")}/{key}' + (f'?next={quote(path, safe="")}' if path else '')
    shown = f'\n\nOr enter this code: {code[:3]} {code[3:]}' if code else ''
    mails.insert(0, (email, f'Sign in:\n{link}{shown}'))


def set_cookie(handler, suffix, value, seconds):
    """Sets a cookie of this host. An age of 0 deletes it."""
    prefix, secure = ('__Host-', '; Secure') if handler.site.startswith('https') else ('', '')
    return (
        f'{prefix}{CONVENTION}{suffix}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}'
    )


def start_session(handler, account):
    session = secrets.token_hex(32)
    sessions[session] = account
    return set_cookie(handler, '', session, 30 * 24 * 3600)


def start_challenge(handler, email, path, name=None):
    """Mails a link and a code for this browser. The answer is the same for an unknown address."""
    account = account_key(email)
    if account not in people and name and name.strip():
        add_person(email, name.strip())
    is_known = account in people
    challenges.pop(handler.cookie('-code'), None)
    browser = secrets.token_hex(32)
    code = f'{secrets.randbelow(1_000_000):06}'
    challenges[browser] = {
        'account': account if is_known else None,
        'email': email,
        'code': code,
        'until': time.time() + CODE_SECONDS,
        'tries': CODE_TRIES,
        'path': path,
    }
    is_own_path = path is not None and re.match(r'/(?![/\\])', path) is not None
    mail(handler.site, email, path if is_own_path else None, code, is_known)
    return set_cookie(handler, '-code', browser, 3600)


# --- The calls -----------------------------------------------------------------------------------


def get_health(handler, body, query):
    return {'status': 'ok', 'version': '1.0.0', 'convention': CONVENTION}, []


def get_config(handler, body, query):
    parts = [
        'accessibility apple_wallet awards badge barcode chat daypass google_wallet items nominations',
        'packet paper_pubs payments series_extra site_selection upgrades voting',
    ]
    groups = ['attend', 'child', 'support', 'cards', 'upgrade', 'daypass', 'list']
    return {
        'id': CONVENTION,
        'name': 'Python Con',
        'event': {'name': 'Python Con', 'year': 2030},
        'time': now(),
        'deadlineTimeZone': 'UTC',
        'membershipTypes': {
            'NonMember': {
                'label': {'en': 'Non-member'},
                'badge': False,
                'daypass_available': False,
                'hugo_nominator': False,
                'member': False,
                'wsfs_member': False,
                'allow_lookup': False,
            }
        },
        'membershipGroups': {group: [] for group in groups},
        'languages': LANGUAGES,
        'currency': 'eur',
        'parts': {part: False for part in ' '.join(parts).split()},
        'paid_paper_pubs': False,
        'enable_daypass': False,
        'daypassDays': [],
        'contact': {'registration': 'desk@example.com', 'hugoHelp': 'desk@example.com'},
        'loginLinkMinutes': 5,
        'loginHelp': [],
        'messageAutoHideSeconds': None,
        'payments': {'adapter': 'sandbox'},
        'chat': None,
        'analytics': None,
        'avatars': None,
        'hugo': {'path': 'hugo', 'awards': {}, 'categories': [], 'seriesExtra': None},
    }, []


def get_accessibility(handler, body, query):
    raise Problem('not_offered')


def request_key(handler, body, query):
    email = body['email'].strip()
    count(f'key {account_key(email)}', 60, 3600)
    cookie = start_challenge(handler, email, body.get('path'), body.get('name'))
    return {'status': 'success', 'email': email}, [cookie]


def login(handler, body, query):
    email = body['email'].strip()
    account = account_key(email)
    count(f'login {account}', 60, 600)
    key = login_keys.get(body['key'])
    if key is None or key['account'] != account:
        raise Problem('unauthorized', 'Unauthorized')
    if key['until'] < time.time():
        message = 'This login link has expired. A new one is being sent to the same address.'
        raise Problem('expired_key', message, cookies=[start_challenge(handler, email, None)])
    return {'status': 'success', 'email': email}, [start_session(handler, account)]


def login_with_code(handler, body, query):
    browser = handler.cookie('-code')
    count(f'code {browser}', 60, 600)
    challenge = challenges.get(browser)
    if challenge is None or challenge['tries'] == 0 or challenge['until'] < time.time():
        raise Problem('expired_code', 'This code can no longer be used here.')
    is_right = secrets.compare_digest(challenge['code'], body['code'])
    if not is_right or challenge['account'] is None:
        challenge['tries'] -= 1
        message = 'This is not the code of the newest mail.'
        raise Problem('wrong_code', message, tries_left=challenge['tries'])
    del challenges[browser]
    answer = {'status': 'success', 'email': challenge['email']}
    if challenge['path'] is not None:
        is_own = re.match(r'/(?![/\\])', challenge['path'])
        answer['path'] = challenge['path'] if is_own else '/'
    gone = set_cookie(handler, '-code', '', 0)
    return answer, [start_session(handler, challenge['account']), gone]


def get_user(handler, body, query):
    own = people[handler.account]
    answer = {'email': own[0]['email'], 'people': own, 'roles': []}
    if 'limit' in query or 'after' in query:
        after = int(query.get('after', 0))
        most = int(query.get('limit', 1000))
        answer['people'] = [one for one in own if one['id'] > after][:most]
    if 'limit' in query:
        answer['people_count'] = len(own)
    return answer, []


def set_language(handler, body, query):
    if body['language'] not in LANGUAGES:
        raise invalid(('/body/language', 'language is not one of the convention'))
    return {'status': 'success', 'language': body['language']}, []


def logout(handler, body, query):
    account = handler.account
    answer = {'status': 'success', 'email': people[account][0]['email']}
    ended = [handler.cookie('')]
    if query.get('all') in ('1', 'true'):
        ended = [session for session, owner in sessions.items() if owner == account]
        answer.update(opt='all', sessions=len(ended))
    for session in ended:
        del sessions[session]
    if query.get('keys') in ('1', 'true'):
        own = [key for key in login_keys.values() if key['account'] == account]
        valid = [key for key in own if key['until'] > time.time()]
        for key in valid:
            key['until'] = 0
        for challenge in challenges.values():
            if challenge['account'] == account:
                challenge['until'] = 0
        answer['keys'] = len(valid)
    return answer, [set_cookie(handler, '', '', 0)]


FILLED = r'[^\0]+'
OPERATIONS = {
    '/healthz': Operation('GET', get_health),
    '/api/config': Operation('GET', get_config),
    '/api/accessibility': Operation('GET', get_accessibility),
    '/api/key': Operation(
        'POST', request_key, changes=True, max_bytes=16000, required=['email'],
        body={'email': email_address, 'name': nullable(text(200)), 'path': text(2000)},
    ),
    '/api/login': Operation(
        'POST', login, changes=True, max_bytes=4000, required=['email', 'key'],
        body={'email': email_address, 'key': text(64, FILLED), 'id': database_id},
    ),
    '/api/login/code': Operation(
        'POST', login_with_code, changes=True, max_bytes=1000, required=['code'], is_closed=True,
        body={'code': text(6, r'[0-9]{6}', 'must be six digits')},
    ),
    '/api/user': Operation(
        'GET', get_user, session=True,
        query={'limit': whole_number(1, 1000), 'after': whole_number(1, 2147483647)},
    ),
    '/api/user/language': Operation(
        'POST', set_language, session=True, changes=True, max_bytes=1000, required=['language'],
        body={'language': text(3, r'[a-z]{2,3}')},
    ),
    '/api/logout': Operation(
        'GET', logout, session=True, changes=True, query={'all': yes_or_no, 'keys': yes_or_no},
    ),
}


# --- HTTP ----------------------------------------------------------------------------------------


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    disable_nagle_algorithm = True
    account = None

    @property
    def site(self):
        return self.server.site

    def cookie(self, suffix):
        """The value of our cookie with this suffix; an empty text without one."""
        prefix = '__Host-' if self.site.startswith('https') else ''
        pairs = [pair.strip().partition('=') for pair in self.headers.get('Cookie', '').split(';')]
        return next((value for name, _, value in pairs if name == prefix + CONVENTION + suffix), '')

    def serve(self):
        try:
            status, headers, cookies, body = self.answer()
        except Problem as problem:
            status, headers, cookies, body = problem.status, problem.headers, problem.cookies, problem.body
        except Exception as error:  # never show it
            self.log_error('%r', error)
            problem = Problem('internal')
            status, headers, cookies, body = problem.status, {}, [], problem.body
        if isinstance(body, dict):
            kind = 'application/problem+json' if status >= 400 else 'application/json'
            data = json.dumps(body).encode()
        else:
            kind, data = 'text/plain', body.encode()
        self.send_response(status)
        self.send_header('Content-Type', f'{kind}; charset=utf-8')
        self.send_header('Content-Length', str(len(data)))
        self.send_header('Cache-Control', 'no-store')
        self.send_header('X-Content-Type-Options', 'nosniff')
        for name, value in headers.items():
            self.send_header(name, value)
        for cookie in cookies:
            self.send_header('Set-Cookie', cookie)
        if self.close_connection:
            self.send_header('Connection', 'close')
        self.end_headers()
        if self.command != 'HEAD':
            self.wfile.write(data)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = serve

    def answer(self):
        """Checks a request in the order of the contract, then calls the operation."""
        size = len(self.requestline) + sum(len(name) + len(value) + 4 for name, value in self.headers.items())
        if size > HEADER_BYTES:
            self.close_connection = True
            raise Problem('headers_too_large')
        length = self.body_length()
        raw = b''
        # Read what may be answered on the same connection, and close it for the rest.
        if length <= 20_000:
            raw = self.rfile.read(length)
        else:
            self.close_connection = True
        url = urlsplit(self.path)
        if self.server.is_test and url.path == '/test/mails':
            to = account_key(dict(parse_qsl(url.query)).get('to', ''))
            with lock:
                return 200, {}, [], '\n\n'.join(said for email, said in mails if account_key(email) == to)
        operation = OPERATIONS.get(url.path)
        if operation is None:
            raise Problem('not_found')
        allowed = [operation.method] + (['HEAD'] if operation.method == 'GET' and not operation.changes else [])
        if self.command not in allowed:
            raise Problem('method_not_allowed', headers={'Allow': ', '.join(allowed)})
        if operation.changes:
            self.require_own_site()
            if 'prefetch' in self.headers.get('Sec-Purpose', ''):
                raise Problem('unavailable', headers={'Retry-After': '1'})
        with lock:
            self.account = sessions.get(self.cookie(''))
            if operation.session and self.account is None:
                raise Problem('unauthorized', 'Unauthorized')
            body = self.read_body(operation, raw, length)
            query = self.read_query(operation, url.query)
            answer, cookies = operation.answer(self, body, query)
        return 200, {}, cookies, answer

    def body_length(self):
        """Refuses a body of unknown length: its rest would be read as the next request."""
        length = self.headers.get('Content-Length', '0')
        if 'Transfer-Encoding' in self.headers or not re.fullmatch('[0-9]{1,15}', length):
            self.close_connection = True
            raise invalid(('/body', 'the body needs a Content-Length'))
        return int(length)

    def require_own_site(self):
        """Refuses what a browser sends for another site. Other programs send neither header."""
        fetched = self.headers.get('Sec-Fetch-Site')
        origin = self.headers.get('Origin')
        is_own = origin is None or urlsplit(origin).netloc == self.headers.get('Host')
        if fetched not in (None, 'same-origin', 'none') or (fetched is None and not is_own):
            raise Problem('cross_site')

    def read_body(self, operation, raw, length):
        if operation.body is None:
            return None
        kind = self.headers.get('Content-Type', '').split(';')[0].strip().lower()
        if length > 0 and kind != 'application/json':
            raise Problem('unsupported_media_type')
        if length > operation.max_bytes:
            raise Problem('too_large')
        try:
            body = json.loads(raw or b'null')
        except (ValueError, RecursionError):
            raise invalid(('/body', 'the body is no JSON')) from None
        if not isinstance(body, dict) or depth(body) > 20 or len(body) > 50:
            raise invalid(('/body', 'the body must be an object, nested at most 20 levels deep'))
        errors = [(f'/body/{key}', f'{key} is required') for key in operation.required if key not in body]
        for key, value in body.items():
            check = operation.body.get(key)
            wrong = check(value) if check else ('is unknown' if operation.is_closed else None)
            if wrong:
                errors.append((f'/body/{key}', f'{key} {wrong}'))
        if errors:
            raise invalid(*errors)
        return body

    def read_query(self, operation, text):
        query = dict(parse_qsl(text, keep_blank_values=True))
        errors = []
        for key, value in query.items():
            check = operation.query.get(key)
            wrong = check(value) if check else 'is unknown'
            if wrong:
                errors.append((f'/query/{key}', f'{key} {wrong}'))
        if errors:
            raise invalid(*errors)
        return query

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--port', type=int, default=8000)
    parser.add_argument('--test', action='store_true')
    options = parser.parse_args()
    server = Server(('127.0.0.1', options.port), Handler)
    server.site = f'http://localhost:{server.server_port}'
    server.is_test = options.test
    if options.test:
        for email in ['target', 'target', 'stranger', 'visitor']:
            add_person(f'{email}@example.com', f'Test {email.title()} {next_id}')
    print(f'{server.site}', flush=True)
    server.serve_forever()


if __name__ == '__main__':
    main()
