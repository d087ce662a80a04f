-- By whom an identity provider vouches for a person: the issuer and the subject that it calls him.
CREATE TABLE identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    person TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) WITHOUT ROWID;
CREATE INDEX identities_of ON identities (person);

CREATE TRIGGER nobody_is_vouched_for_who_left AFTER DELETE ON people BEGIN
    DELETE FROM identities WHERE person = old.id;
END;

-- How little a person wants to hear of a table: 'nothing', or only of his 'turn'.
ALTER TABLE muted ADD COLUMN level TEXT NOT NULL DEFAULT 'nothing';
