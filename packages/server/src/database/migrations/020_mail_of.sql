-- The person that a mail is about, to find the mails of one person.
create index mail_job_person on mail_job ((data ->> 'personId'));
create index mail_job_payment on mail_job ((data ->> 'paymentId'));
create index mail_job_email on mail_job ((lower(data ->> 'email')));
