CREATE TABLE "comment_translations" (
	"comment_id" bigint NOT NULL,
	"lang" varchar(8) NOT NULL,
	"of_words" varchar(64) NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_translations_comment_id_lang_pk" PRIMARY KEY("comment_id","lang")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "words_lang" varchar(8) GENERATED ALWAYS AS (case when details ~ '[\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufad9\U00020000-\U000323af]' then 'zh' when details ~ '[A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1e00-\u1eff\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a]' then 'en' end) STORED;--> statement-breakpoint
ALTER TABLE "comment_translations" ADD CONSTRAINT "comment_translations_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;