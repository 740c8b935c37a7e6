ALTER TABLE "articles" ADD COLUMN "purpose" varchar(20);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_purpose_check" CHECK ("articles"."purpose" in ('terms', 'privacy'));--> statement-breakpoint
-- Until now pages found the shop's legal texts by these very titles.
UPDATE "articles" SET "purpose" = 'terms' WHERE "name" ->> 'zh' = '用户协议' OR "name" ->> 'en' = 'Terms of use';
--> statement-breakpoint
UPDATE "articles" SET "purpose" = 'privacy' WHERE "purpose" IS NULL AND ("name" ->> 'zh' = '隐私政策' OR "name" ->> 'en' = 'Privacy policy');
--> statement-breakpoint
DROP TRIGGER articles_written ON articles;
--> statement-breakpoint
CREATE TRIGGER articles_written AFTER UPDATE ON articles FOR EACH ROW
WHEN ((old.slug, old.column_id, old.name, old.keyword, old.describes, old.details, old.purpose, old.template, old.is_show, old.sort)
  IS DISTINCT FROM (new.slug, new.column_id, new.name, new.keyword, new.describes, new.details, new.purpose, new.template, new.is_show, new.sort))
EXECUTE FUNCTION announce_row('articles');
