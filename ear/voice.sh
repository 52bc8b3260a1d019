#!/bin/sh
# Speaks nothing: writes down when a text begins and when it ends, after the time that espeak-ng would need to speak it.
# A text that is cut off has no end. Usage: voice.sh LOG <TEXT
text=$(cat | tr '\n\t' '  ')
printf '%s\tbegins\t%s\n' "$(date +%s%3N)" "$text" >>"$1"
bytes=$(printf %s "$text" | espeak-ng --stdin --stdout | wc -c)
# 22,050 samples a second, two bytes each.
sleep "$(awk "BEGIN { print $bytes / 44100 }")"
printf '%s\tends\t%s\n' "$(date +%s%3N)" "$text" >>"$1"
