-- Goods that are there already get theirs from the job that writes what they are found by (`SEARCH_VERSION`).
ALTER TABLE "goods" ADD COLUMN "colours" integer DEFAULT 0 NOT NULL;