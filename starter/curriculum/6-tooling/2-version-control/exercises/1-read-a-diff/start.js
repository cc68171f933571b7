const example = `diff --git a/tables.sql b/tables.sql
index 83db48f..bf269f4 100644
--- a/tables.sql
+++ b/tables.sql
@@ -1,3 +1,3 @@
 CREATE TABLE boats (
--- the name on the bow
+  berth INTEGER,
   name TEXT
`;

function countChanges(diff) {
  return { added: 0, removed: 0 };
}

console.log(countChanges(example));
// Expected: added 1, removed 1
