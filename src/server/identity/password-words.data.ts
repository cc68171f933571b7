/** Words that belong on a list of common passwords and are on none: the product, "password" in the languages of the interface, seasons. */
export const COMMON_WORDS: readonly string[] =
  `lectern password passwort kennwort geheim contraseña contrasena clave motdepasse secret senha пароль парол секрет parol パスワード ぱすわーど pasuwado
  비밀번호 암호 密码 密碼 口令 mima spring summer autumn fall winter frühling fruehling sommer herbst primavera verano otoño invierno printemps été automne
  hiver verão outono inverno весна лето осень зима 春 夏 秋 冬 봄 여름 가을 겨울 changeme welcome willkommen bienvenido bienvenue bemvindo`.split(
    /\s+/,
  )

/** Neighbours on a keyboard and in the alphabet, each row also from its end to its start. */
export const ROWS: readonly string[] = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
]
